/**
 * The result of importing a thing from another installation: new here, merged with an existing one, or
 * refused. A note gives the reason where one is needed.
 */
export interface ImportResult {
  readonly outcome: 'written' | 'merged' | 'refused';
  readonly note?: string | undefined;
}
