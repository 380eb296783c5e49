import { copyLines, findRow, sql, type Transaction } from '../../../db/database.ts';
import { emptyTemporary } from '../../../db/temporary-tables.ts';
import type { MissingEntries } from '../../package-coordinate/package-coordinate.service.ts';
import { coordinateColumns, type StorableIdentity } from '../storable-component.ts';

type Coordinated = Pick<StorableIdentity, 'coordinateTexts'>;

/** Stages the coordinates of identities, each with its number in the list. */
export async function stageCoordinates(trx: Transaction, items: readonly Coordinated[]): Promise<void> {
  await emptyTemporary(trx, 'stage_coord');
  await copyLines(trx, `stage_coord (ord, n, ${coordinateColumns})`, coordinateLines(items));
  await sql`analyze stage_coord (ord, kind, k1, k2, k3)`.execute(trx);
}

function* coordinateLines(items: readonly Coordinated[]): Generator<string> {
  for (const [ord, { coordinateTexts }] of items.entries()) {
    for (const [n, text] of coordinateTexts.entries()) yield `${ord}\t${n}\t${text}\n`;
  }
}

/** Coordinates and attributes of those staged that the installation does not have, in key order. */
export const missingEntries: MissingEntries = {
  coordinates: sql`
    select distinct on (c.kind, c.k3, c.k2, c.k1) c.kind, c.k1, c.k2, c.k3, c.scheme
    from stage_coord c left join pkg p on p.kind = c.kind and p.k3 = c.k3 and p.k2 = c.k2 and p.k1 = c.k1
    where p.k3 is null order by c.kind, c.k3, c.k2, c.k1`,
  attributes: sql`
    select distinct c.attrs from stage_coord c left join attrs a on a.value = c.attrs
    where c.attrs is not null and a.value is null order by c.attrs`,
};

/** Gives identities their coordinates. @param ids identity ids by position in the staged list */
export async function copyIdentityCoordinates(
  trx: Transaction,
  items: readonly Coordinated[],
  ids: ReadonlyMap<number, number>,
): Promise<void> {
  const found = await findRow(
    trx,
    sql<{ ords: number[] | null; ns: number[]; pkgs: number[]; attrs: (number | null)[] }>`
      select array_agg(ord) as ords, array_agg(n) as ns, array_agg(pkg_id) as pkgs, array_agg(attrs_id) as attrs
      from (select distinct on (p.pkg_id, c.ver_key, c.ord) c.ord, c.n, p.pkg_id, a.attrs_id
        from stage_coord c join pkg p on p.kind = c.kind and p.k3 = c.k3 and p.k2 = c.k2 and p.k1 = c.k1
        left join attrs a on a.value = c.attrs
        where c.ord = any(${[...ids.keys()]}::int[]) order by p.pkg_id, c.ver_key, c.ord) coord`,
  );
  await copyLines(trx, 'identity_coord (pkg_id, ver_key, identity_id, ver_kind, attrs)', lines());

  function* lines(): Generator<string> {
    for (const [i, ord] of (found?.ords ?? []).entries()) {
      // The fields are in COPY's format already, in the order of coordinateColumns.
      const fields = items[ord]?.coordinateTexts[found?.ns[i] ?? 0]?.split('\t') ?? [];
      const [verKey, verKind] = [fields[5], fields[6]];
      yield `${found?.pkgs[i]}\t${verKey}\t${ids.get(ord)}\t${verKind}\t${found?.attrs[i] ?? '\\N'}\n`;
    }
  }
}
