/** What our templates, and the messages that they show, say in another language than English, by what they say in English. */
export interface Catalog {
  /** Words of templates, which stand there as `[[word]]`. */
  readonly phrases: Readonly<Record<string, string>>;
  /** Words of closed lists, such as severities and groups, and what was decided. */
  readonly values: Readonly<Record<string, string>>;
  /**
   * Titles and contents of messages. `{name}` stands for any text, which stays as it is, but for `{from}`, `{to}`, and
   * `{decision}`, which are values.
   */
  readonly texts: Readonly<Record<string, string>>;
}
