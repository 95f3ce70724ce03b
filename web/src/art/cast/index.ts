/** Who lives where. */
import type { Kind } from '../../lib/cards';
import { candy } from './candy';
import type { Cast } from './common';
import { haunted } from './haunted';
import { metal } from './metal';
import { sand } from './sand';
import { tree } from './tree';

export const CAST: Readonly<Record<Kind, Cast>> = { T: tree, C: candy, H: haunted, S: sand, M: metal };
