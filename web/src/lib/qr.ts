/** A link as a QR code. */
import { encode } from 'uqr';
import { addressOf } from '../art/image';

/** Black squares on white in both themes, with the quiet edge that cameras need. */
export function qrImage(link: string): string {
  const { data, size } = encode(link, { border: 2, ecc: 'M' });
  const squares = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return addressOf(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${squares}"/></svg>`,
  );
}

/** Opens only on the machine that the server runs on: to others such an address means nothing. */
export const isLocalAddress = (address: string): boolean =>
  /^(localhost|127\.|\[::1\])/.test(new URL(address).host);
