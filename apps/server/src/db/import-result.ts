/**
 * What became of a thing that moves in from another installation: new here; joined with what was here; or not taken. A note says why,
 * where something is to be told.
 */
export interface ImportResult {
  readonly outcome: 'written' | 'merged' | 'refused';
  readonly note?: string | undefined;
}
