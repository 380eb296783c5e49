/** The fields of a date as a clock shows them; `offsetMs` is set when the text says how far the clock is from UTC. */
export interface ClockFields {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly millisecond: number;
  readonly offsetMs: number | undefined;
}
