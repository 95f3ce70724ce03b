/** Every piece of the page's artwork as SVG text, for programs that draw positions without a browser
 * (`fivetowers.picture`). */
import { cardBackSvg, logoSvg } from './src/art/emblem';
import { floorSvg } from './src/art/floor';
import { groundSvg, lotSvg } from './src/art/ground';
import { rubbleSvg, TALLEST_HEAP } from './src/art/rubble';
import { skylineSvg } from './src/art/skyline';
import { symbolSvg } from './src/art/symbols';
import { cardOf, HIGHEST_VALUE, KINDS } from './src/lib/cards';
import { SKIES } from './src/lib/picture';

/** By name, such as `floor T15`, `ground T` and `rubble 3`. */
function pieces(options: { readonly dark: boolean }): Record<string, string> {
  const drawn: Record<string, string> = {
    back: cardBackSvg(options),
    logo: logoSvg(options),
    skyline: skylineSvg(options),
  };
  for (const kind of KINDS) {
    drawn[`ground ${kind}`] = groundSvg(kind, options);
    drawn[`lot ${kind}`] = lotSvg(kind, options);
    drawn[`symbol ${kind}`] = symbolSvg(kind, options);
    for (let value = 0; value <= HIGHEST_VALUE; value++)
      drawn[`floor ${cardOf(kind, value)}`] = floorSvg(kind, value, options);
  }
  for (let cards = 0; cards <= TALLEST_HEAP; cards++) drawn[`rubble ${cards}`] = rubbleSvg(cards, options);
  return drawn;
}

export const artwork = () => ({
  light: { sky: SKIES.light, pieces: pieces({ dark: false }) },
  dark: { sky: SKIES.dark, pieces: pieces({ dark: true }) },
});
