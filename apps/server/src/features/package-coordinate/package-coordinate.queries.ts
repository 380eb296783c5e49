import { type RawBuilder, sql } from 'kysely';
import { copyRows, rowsOf, type Transaction } from '../../db/database.ts';

interface Coordinate {
  kind: number;
  k1: string;
  k2: string;
  k3: string;
  scheme: number;
}

/** What is not there yet, said by {@link addDictionaries} and {@link copyDictionaries}. */
export interface MissingEntries {
  /**
   * A select of kind, k1, k2, k3 and scheme, in the order kind, k3, k2, k1, so that two writers never wait for each other. It leaves out
   * what is there: `on conflict` alone would use up a number for each of these rows.
   */
  readonly coordinates: RawBuilder<unknown>;
  /** Likewise a select of values of attributes, in their order. */
  readonly attributes: RawBuilder<unknown>;
}

/** Adds coordinates and attributes. Others may be adding them as well; what is there by then is left alone. */
export async function addDictionaries(
  trx: Transaction,
  { coordinates, attributes }: MissingEntries,
): Promise<void> {
  await sql`insert into pkg (kind, k1, k2, k3, scheme) ${coordinates} on conflict do nothing`.execute(trx);
  await sql`insert into attrs (value) ${attributes} on conflict do nothing`.execute(trx);
}

/**
 * The same by COPY.
 * @throws a unique violation when another transaction has brought one of them meanwhile: then {@link addDictionaries} adds the rest
 */
export async function copyDictionaries(
  trx: Transaction,
  { coordinates, attributes }: MissingEntries,
): Promise<void> {
  const rows = await rowsOf(trx, sql<Coordinate>`${coordinates}`);
  await copyRows(
    trx,
    'pkg (kind, k1, k2, k3, scheme)',
    rows.map((row) => [row.kind, row.k1, row.k2, row.k3, row.scheme]),
  );
  await sql`insert into attrs (value) ${attributes}`.execute(trx);
}
