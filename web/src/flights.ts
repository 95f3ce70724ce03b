/** Pictures that travel over the table: made in one layer, moved by transform and opacity alone, and gone when they
 * land. */
import { backImage, facadeImage, flagImage, symbolImage } from './art/image';
import { kindOf, SPIRE, valueOf, type CardText, type Kind } from './lib/cards';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Journey {
  readonly from: Box;
  readonly to: Box;
  readonly duration: number;
  readonly delay: number;
  readonly easing: string;
  /** How far it leans on the way, and how it lies at the end, in degrees. */
  readonly lean?: number;
  readonly turn?: number;
  /** Its way down: it `drifts` from above, or shakes and `tips` off the edge of what it stood on. */
  readonly way?: 'drifts' | 'tips';
  /** How much is left of it at the end. */
  readonly fade?: number;
  /** It is lost where it goes, on a pile or in the rubble: so it is drawn as large as it was, and not as large as it
   * will be. */
  readonly isLost?: boolean;
  /** The card that it was: it lies there until it flies, and becomes the picture on the way. */
  readonly card?: HTMLElement | undefined;
  readonly lay?: Box;
}

/** What a picture is, for those who watch: which motion, which card, from which place to which. */
export interface Label {
  readonly motion: string;
  readonly card?: CardText;
  readonly from: string;
  readonly to: string;
}

export const LAND = 'cubic-bezier(.3, 1.25, .5, 1)',
  OUT = 'cubic-bezier(.2, .8, .25, 1)',
  FALL = 'cubic-bezier(.5, 0, .9, .45)';

function element(tag: string, name: string, ...children: Node[]): HTMLElement {
  const made = document.createElement(tag);
  made.className = name;
  made.append(...children);
  return made;
}

function image(src: string, name = ''): HTMLImageElement {
  const made = document.createElement('img');
  made.src = src;
  made.alt = '';
  made.className = name;
  return made;
}

/** Half a floor's drawing, or a whole spire, or its flag. */
function part(name: string, image: string): HTMLElement {
  const made = element('i', name);
  made.style.backgroundImage = `url("${image}")`;
  return made;
}

function facadeOf(kind: Kind, value: number, dark: boolean, isFurled = false): HTMLElement[] {
  const drawn = facadeImage(kind, value, dark);
  if (value !== SPIRE) return ['west', 'east'].map((name) => part(name, drawn));
  return [...(isFurled ? [] : [part('flag', flagImage(kind, dark))]), part('whole', drawn)];
}

/** A card on its way to a tower: a floor with its number; a spire whose flag is still furled, if it will unroll. */
export function floorPicture(card: CardText, dark: boolean, isFurled = false): HTMLElement {
  const kind = kindOf(card),
    value = valueOf(card);
  const number = value === SPIRE ? [] : [element('span', 'v', document.createTextNode(String(value)))];
  const made = element(
    'span',
    `floor facade top k${kind}${value === SPIRE ? ' spire' : ''}`,
    ...facadeOf(kind, value, dark, isFurled),
    ...number,
  );
  made.style.setProperty('--v', String(value));
  return made;
}

export function cardPicture(card: CardText, dark: boolean): HTMLElement {
  const kind = kindOf(card),
    value = element('span', 'val', document.createTextNode(String(valueOf(card))));
  const art = element(
    'span',
    valueOf(card) === SPIRE ? 'art facade zero' : 'art facade',
    ...facadeOf(kind, valueOf(card), dark),
  );
  art.style.setProperty('--v', String(valueOf(card)));
  return element(
    'span',
    `card k${kind}`,
    element('span', 'face', element('span', `sym k${kind}`, image(symbolImage(kind, dark))), value),
    art,
  );
}

export const backPicture = (dark: boolean): HTMLElement =>
  element('span', 'card-back', image(backImage(dark)));

/** A card that is turned over half-way. */
export function turningPicture(card: CardText, dark: boolean): HTMLElement {
  return element('span', 'turning', backPicture(dark), cardPicture(card, dark));
}

export const wordsPicture = (words: string): HTMLElement =>
  element('b', 'passing-words', element('span', '', document.createTextNode(words)));

/** From here on of its way a card is a floor. */
const CHANGED = 0.4,
  MOST_GROWN = 1.5,
  /** How many floors high it hangs before it drifts down. */
  DRIFT = 2.5;

const SINKING = 'sinking',
  SINK_TIME = 260;

/** A tower grows or sinks to its new height, from one that was this many times as high. */
export function sink(tower: HTMLElement, from: number): void {
  tower.animate([{ transform: `scaleY(${from})` }, { transform: 'none' }], {
    id: SINKING,
    duration: SINK_TIME,
    easing: OUT,
  });
}

const SQUASH = 140;

/** What has landed is squashed for a moment, and the floors below give way by a pixel each. */
export function settle(floor: HTMLElement): void {
  const timing = { duration: SQUASH, easing: LAND };
  floor.animate([{ transform: 'scale(1.06, .86)' }, { transform: 'none' }], timing);
  const { clientHeight } = floor;
  if (clientHeight > 0)
    floor
      .closest('.tower')
      ?.animate([{ transform: `scaleY(${1 - 1 / clientHeight})` }, { transform: 'none' }], {
        ...timing,
        id: SINKING,
        composite: 'add', // it may be sinking for want of room
      });
}

/** Measures as if every tower had its new height already. */
export function withTowersAtRest(measure: () => void): void {
  const sinking = document.getAnimations().filter(({ id }) => id === SINKING);
  const times = sinking.map(({ currentTime }) => currentTime);
  for (const animation of sinking) animation.currentTime = SINK_TIME;
  measure();
  sinking.forEach((animation, i) => (animation.currentTime = times[i] ?? 0));
}

interface Point {
  readonly x: number;
  readonly y: number;
}
const middle = ({ x, y, width, height }: Box): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

const placedAt = ({ x, y }: Point, size: Box, scale: number, degrees = 0): string =>
  `translate(${x - size.width / 2}px, ${y - size.height / 2}px) scale(${scale}) rotate(${degrees}deg)`;

function put(layer: HTMLElement, picture: HTMLElement, { width, height }: Box): void {
  picture.classList.add('flying');
  picture.style.width = `${width}px`;
  picture.style.height = `${height}px`;
  layer.append(picture);
}

/** Where a picture is and how it lies on its way, between its start and its end. */
function stations(
  size: Box,
  start: Point,
  end: Point,
  scales: readonly [number, number],
  journey: Journey,
): Keyframe[] {
  const { lean = 0, turn = 0, way } = journey,
    scale = (scales[0] + scales[1]) / 2;
  const between = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  if (way === 'tips') {
    const side = Math.sign(turn);
    const edge = { x: start.x + side * size.width * 0.4, y: start.y - size.height * 0.1 };
    return [
      { transform: placedAt(start, size, scales[0], 4 * side), offset: 0.04 },
      { transform: placedAt(start, size, scales[0], -3 * side), offset: 0.08 },
      { transform: placedAt(start, size, scales[0], 4 * side), offset: 0.12 },
      { transform: placedAt(edge, size, scales[0], 34 * side), offset: 0.35 },
    ];
  }
  if (way === 'drifts') {
    const over = { x: end.x + (start.x - end.x) * 0.1, y: Math.min(start.y, end.y - size.height * DRIFT) };
    return [{ transform: placedAt(over, size, scale, lean), offset: 0.5 }];
  }
  return lean === 0 ? [] : [{ transform: placedAt(between, size, scale, lean), offset: 0.5 }];
}

/** Sends a picture on its way. It is as large as where it lands, so that it lands sharp. */
export function send(layer: HTMLElement, picture: HTMLElement, label: Label, journey: Journey): Animation {
  const { from, to, duration, delay, easing, turn = 0, fade = 1, isLost = false, card } = journey;
  const size = isLost ? from : to;
  Object.assign(picture.dataset, label);
  put(layer, picture, size);
  const start = middle(from),
    end = middle(to);
  const first = Math.min(card === undefined ? 2.5 : MOST_GROWN, from.width / size.width),
    last = to.width / size.width;
  const frames: Keyframe[] = [
    { transform: placedAt(start, size, first), opacity: card === undefined ? 1 : 0 },
  ];
  if (card !== undefined) frames.push({ opacity: 1, offset: CHANGED });
  frames.push(...stations(size, start, end, [first, last], journey));
  frames.push({ transform: placedAt(end, size, last, turn), opacity: fade });
  // what comes off a pile is not seen before it leaves it; what lay open waits where it was
  const isOpen = isLost || card !== undefined;
  if (!isOpen) Object.assign(picture.style, { transform: placedAt(start, size, first), opacity: '0' });
  const timing = { duration, delay, easing, fill: 'both' as const };
  const flight = picture.animate(frames, { ...timing, fill: isOpen ? 'both' : 'forwards' });
  if (picture.classList.contains('turning')) turnOver(picture, duration, delay);
  const gone = card === undefined ? [picture] : [picture, card];
  if (card !== undefined) {
    put(layer, card, journey.lay ?? from);
    const whole = journey.lay ?? from;
    card.animate(
      [
        { transform: placedAt(middle(whole), whole, 1), opacity: 1 },
        { opacity: 0, offset: CHANGED },
        { transform: placedAt(end, whole, to.width / whole.width), opacity: 0 },
      ],
      timing,
    );
  }
  const leave = (): void => gone.forEach((one) => one.remove());
  void flight.finished.then(leave, leave);
  return flight;
}

function turnOver(picture: HTMLElement, duration: number, delay: number): void {
  const [back, face] = picture.children;
  const timing = { duration, delay, fill: 'both' as const };
  back?.animate(
    [{ transform: 'none' }, { transform: 'scaleX(0)', offset: 0.5 }, { transform: 'scaleX(0)' }],
    timing,
  );
  face?.animate(
    [{ transform: 'scaleX(0)' }, { transform: 'scaleX(0)', offset: 0.5 }, { transform: 'none' }],
    timing,
  );
}

/** The flag of a spire unrolls from its pole, and waves once. */
export function unroll(flag: Element, duration: number, delay: number): void {
  flag.animate(
    [
      { transform: 'scaleX(0)', easing: 'ease-in-out' },
      { transform: 'scaleX(1.1) skewY(-9deg)', offset: 0.6, easing: 'ease-in-out' },
      { transform: 'scaleX(.94) skewY(6deg)', offset: 0.8, easing: 'ease-in-out' },
      { transform: 'none' },
    ],
    { duration, delay, fill: 'backwards' },
  );
}

/** A ring of gold opens around a place and fades. */
export function ring(layer: HTMLElement, around: Box, duration: number, delay: number): void {
  const made = element('span', 'flying ring');
  const size = Math.max(around.width, around.height) * 1.6,
    { x, y } = middle(around);
  made.style.width = made.style.height = `${size}px`;
  made.dataset['motion'] = 'spire';
  layer.append(made);
  const put = `translate(${x - size / 2}px, ${y - size / 2}px)`;
  const opening = made.animate(
    [
      { transform: `${put} scale(.2)`, opacity: 0 },
      { transform: `${put} scale(.5)`, opacity: 1, offset: 0.25 },
      { transform: `${put} scale(1.5)`, opacity: 0 },
    ],
    { duration, delay, easing: OUT, fill: 'both' },
  );
  const leave = (): void => made.remove();
  void opening.finished.then(leave, leave);
}
