import type { AppPath } from './paths.ts';

/** Thrown in the place of a page about something that does not exist. */
export class MissingError extends Error {
  override name = 'MissingError';
  /** Where it is, under another address. */
  readonly elsewhere: readonly { label: string; path: AppPath }[];

  constructor(what: string, elsewhere: MissingError['elsewhere'] = []) {
    super(`${what} not found`);
    this.elsewhere = elsewhere;
  }
}
