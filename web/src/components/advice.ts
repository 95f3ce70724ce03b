/** A tip, which can be closed, or the reasons for a hint. */
export interface Advice {
  readonly text: string;
  readonly onclose?: () => void;
}
