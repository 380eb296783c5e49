/** The translations of bundled templates and their messages, keyed by the English text. */
export interface Catalog {
  /** Words of templates, written there as `[[word]]`. */
  readonly phrases: Readonly<Record<string, string>>;
  /** Words of closed lists, such as severities and groups, and what was decided. */
  readonly values: Readonly<Record<string, string>>;
  /**
   * Titles and contents of messages. `{name}` is any text, which stays unchanged, except for the values
   * `{from}`, `{to}`, and `{decision}`.
   */
  readonly texts: Readonly<Record<string, string>>;
}
