/** Which sounds a change makes, and when. Nothing here knows how they are made. */
import type { Motion } from './moves';

export const SOUNDS = ['deal', 'bid', 'pass', 'place', 'demolish', 'turn', 'end'] as const;
export type Sound = (typeof SOUNDS)[number];
/** `after` in milliseconds. */
export interface Cue {
  readonly sound: Sound;
  readonly after: number;
}

const STEP: Readonly<Partial<Record<Motion['type'], number>>> = {
  deal: 60,
  place: 90,
  demolish: 240,
  bid: 80,
};

/** My own cards sounded when they were tapped, so they are silent when they are built. */
export function cuesOf(motions: readonly Motion[], isMine: (seat: number) => boolean): Cue[] {
  const cues: Cue[] = [];
  let after = 0;
  for (const motion of motions) {
    const sound = soundOf(motion, isMine);
    if (sound === null) continue;
    cues.push({ sound, after });
    after += STEP[motion.type] ?? 0;
  }
  return cues;
}

function soundOf(motion: Motion, isMine: (seat: number) => boolean): Sound | null {
  switch (motion.type) {
    case 'deal':
      return 'deal';
    case 'bid':
      return motion.bid === null ? 'pass' : 'bid';
    case 'place':
    case 'demolish':
      return isMine(motion.seat) ? null : motion.type;
    case 'turn':
      return isMine(motion.seat) ? 'turn' : null;
    default:
      return null;
  }
}
