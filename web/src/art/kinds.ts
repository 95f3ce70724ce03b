/** The colours of the five kinds, by day and at dusk, and the colours that all pictures share. */
import { KINDS, type Kind } from '../lib/cards';

export const PAPER = '#fff6e2',
  RED = '#d8573f',
  ORANGE = '#e8934a',
  YELLOW = '#f4c955',
  GREEN = '#86ad55',
  BLUE = '#74aebd',
  PINK = '#f2a5b3',
  BROWN = '#9c6b43',
  TAN = '#dcae7b',
  GREY = '#b4bcc0',
  SLATE = '#66737c',
  WHITE = '#fffaf0',
  LILAC = '#b79ad6',
  MINT = '#a9d8c0',
  NIGHT = '#3b2f52';

export interface Palette {
  readonly main: string;
  readonly ink: string;
  readonly wall: string;
  readonly shade: string;
  readonly lite: string;
  readonly trim: string;
  readonly trimShade: string;
  readonly trimLite: string;
  readonly door: string;
  readonly glass: string;
  readonly paper: string;
  readonly rope: string;
  readonly rust: string;
  readonly verdigris: string;
}
/** Draws something in the colours of a kind. */
export type Drawing = (c: Palette) => string;
type Paints = Omit<Palette, 'paper' | 'rope' | 'rust' | 'verdigris'>;

export interface ArtKind {
  readonly letter: Kind;
  readonly light: Palette;
  readonly dark: Palette;
}

const RUST = { rust: '#cf9f7c', verdigris: '#a3c0ba' },
  DUSK_RUST = { rust: '#8d6045', verdigris: '#61807b' };

function artKind(letter: Kind, light: Paints, dark: Paints): ArtKind {
  return {
    letter,
    light: { ...light, ...RUST, paper: PAPER, rope: light.ink },
    dark: { ...dark, ...DUSK_RUST, paper: '#f1e4c8', rope: '#a89c86' },
  };
}

export const ART: Readonly<Record<Kind, ArtKind>> = {
  T: artKind(
    'T',
    {
      main: '#5f9440',
      ink: '#3a2a18',
      wall: '#c08a55',
      shade: '#9d6a3c',
      lite: '#d9a873',
      trim: '#79a94f',
      trimShade: '#557f37',
      trimLite: '#9cc46c',
      door: '#7d4b2a',
      glass: '#dcebd0',
    },
    {
      main: '#6ea64c',
      ink: '#20180e',
      wall: '#8d6238',
      shade: '#6d4826',
      lite: '#a67748',
      trim: '#55803a',
      trimShade: '#3c5e2a',
      trimLite: '#719b4c',
      door: '#5b351d',
      glass: '#ffd978',
    },
  ),
  C: artKind(
    'C',
    {
      main: '#e0607f',
      ink: '#6a2338',
      wall: '#f4a9b8',
      shade: '#e0849a',
      lite: '#fbc9d2',
      trim: '#fff3e2',
      trimShade: '#ecd3bd',
      trimLite: '#ffffff',
      door: '#b5733f',
      glass: '#d3eeee',
    },
    {
      main: '#e8738f',
      ink: '#3d1322',
      wall: '#bd6b80',
      shade: '#9a5067',
      lite: '#d28799',
      trim: '#e6cdb8',
      trimShade: '#b99c8b',
      trimLite: '#f6e6d6',
      door: '#87512b',
      glass: '#ffdc85',
    },
  ),
  H: artKind(
    'H',
    {
      main: '#7a55ad',
      ink: '#2b1d45',
      wall: '#a48bc8',
      shade: '#836aac',
      lite: '#bfaadb',
      trim: '#5b4487',
      trimShade: '#44316b',
      trimLite: '#7a62a8',
      door: '#4e3a2f',
      glass: '#ffdd75',
    },
    {
      main: '#9271c4',
      ink: '#170e29',
      wall: '#6d5496',
      shade: '#533d79',
      lite: '#8569b0',
      trim: '#4b3777',
      trimShade: '#35265a',
      trimLite: '#67509a',
      door: '#38281f',
      glass: '#c7f07c',
    },
  ),
  S: artKind(
    'S',
    {
      main: '#d99a2b',
      ink: '#644312',
      wall: '#f5d88b',
      shade: '#deb45c',
      lite: '#fcebbd',
      trim: '#e8c26c',
      trimShade: '#c99a45',
      trimLite: '#fbedc6',
      door: '#8fa9ad',
      glass: '#c9e6e4',
    },
    {
      main: '#e0a840',
      ink: '#33210a',
      wall: '#c39d54',
      shade: '#9b793b',
      lite: '#d8b670',
      trim: '#a5803c',
      trimShade: '#7c5d27',
      trimLite: '#dcbd7c',
      door: '#5f7679',
      glass: '#ffc45e',
    },
  ),
  M: artKind(
    'M',
    {
      main: '#6b7c88',
      ink: '#2a343b',
      wall: '#b3bdc2',
      shade: '#8e9ba3',
      lite: '#ced6d9',
      trim: '#7f8e97',
      trimShade: '#64737d',
      trimLite: '#a2afb6',
      door: '#c57f4d',
      glass: '#cfe9e6',
    },
    {
      main: '#8496a2',
      ink: '#141b20',
      wall: '#77858d',
      shade: '#5c6971',
      lite: '#92a0a7',
      trim: '#53616a',
      trimShade: '#3f4b53',
      trimLite: '#6f7e87',
      door: '#96592f',
      glass: '#a5e0d6',
    },
  ),
};

/** In the order in which the kinds stand everywhere. */
export const ART_KINDS: readonly ArtKind[] = KINDS.map((kind) => ART[kind]);
export const paletteOf = (k: ArtKind, dark: boolean): Palette => (dark ? k.dark : k.light);
