/** Kinds of values. A question mark means that they may be empty; two, that the column is of a later version and may be absent. */
export interface Kinds {
  id: number;
  'id?': number | null;
  number: number;
  'number?': number | null;
  'number??': number | null;
  text: string;
  'text?': string | null;
  'text??': string | null;
  bool: boolean;
  'bool?': boolean | null;
  time: Date;
  'time?': Date | null;
  'bytes?': Uint8Array | null;
  uuid: string;
}

/** Columns of a table and what they hold. */
export type Shape = Readonly<Record<string, keyof Kinds>>;
