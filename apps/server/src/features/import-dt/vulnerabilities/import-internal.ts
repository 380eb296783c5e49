import type { Dt4Row } from '@waybill/dt4';
import {
  linkMovedVulnerabilities,
  moveInternal,
  openMovedVulnerabilities,
  stageMovedKeys,
} from '../../vulnerability/moved-in/moved-vulnerabilities.service.ts';
import { importOnce, type Moving } from '../import-once.ts';
import type { Ledger } from '../report/ledger.ts';
import type { OpenedSource } from '../source/source.ts';
import { streamRows } from '../source/stream-rows.ts';
import { AliasBook, planVulnerability } from './plan-vulnerability.ts';

/**
 * Writes the vulnerabilities that people wrote themselves, with what they affect, before there are components that they could be found
 * in: these are matched once, with everything. The others are noted by their numbers.
 * @returns what is said of aliases
 */
export async function importInternal(moving: Moving, open: OpenedSource): Promise<AliasBook> {
  const { trx, ledger } = moving;
  await openMovedVulnerabilities(trx);
  const aliases = new AliasBook();
  const own: Dt4Row<'VULNERABILITY'>[] = [];
  await streamRows(
    open.source,
    {
      VULNERABILITYALIAS: async (rows) => {
        for (const row of rows) aliases.add(row);
      },
      VULNERABILITY: async (rows) => {
        for (const row of rows) if (row.SOURCE === 'INTERNAL') own.push(row);
        await stageMovedKeys(
          trx,
          rows.map(({ ID, UUID, SOURCE, VULNID }) => ({
            oldId: ID,
            uuid: UUID,
            source: SOURCE,
            vulnId: VULNID,
          })),
        );
      },
    },
    open.zone,
    ledger,
  );
  const affected = await readAffected(open, new Set(own.map(({ ID }) => ID)), ledger);
  const planned = own.map((row) => {
    const value = planVulnerability(row, aliases.of('INTERNAL', row.VULNID), affected.get(row.ID) ?? []);
    return { key: `INTERNAL/${row.VULNID}`, label: row.VULNID, value };
  });
  await importOnce(moving, 'VULNERABILITY', planned, {
    write: (values) => moveInternal(trx, values),
  });
  await linkMovedVulnerabilities(trx);
  return aliases;
}

type Software = Dt4Row<'VULNERABLESOFTWARE'>;

/** What the vulnerabilities of some numbers affect. Of the others, their sources tell. */
async function readAffected(
  { source, zone }: OpenedSource,
  ids: ReadonlySet<number>,
  ledger: Ledger,
): Promise<ReadonlyMap<number, readonly Software[]>> {
  if (ids.size === 0) return new Map();
  const pairs: { vulnId: number; softwareId: number }[] = [];
  await streamRows(
    source,
    {
      VULNERABLESOFTWARE_VULNERABILITIES: async (rows) => {
        for (const row of rows) {
          if (!ids.has(row.VULNERABILITY_ID)) continue;
          pairs.push({ vulnId: row.VULNERABILITY_ID, softwareId: row.VULNERABLESOFTWARE_ID });
        }
      },
    },
    zone,
    ledger,
  );
  const wanted = new Set(pairs.map(({ softwareId }) => softwareId));
  const software = new Map<number, Software>();
  if (wanted.size > 0) {
    await streamRows(
      source,
      {
        VULNERABLESOFTWARE: async (rows) => {
          for (const row of rows) if (wanted.has(row.ID)) software.set(row.ID, row);
        },
      },
      zone,
      ledger,
    );
  }
  ledger.add('VULNERABLESOFTWARE', 'merged', software.size);
  ledger.add('VULNERABLESOFTWARE_VULNERABILITIES', 'merged', pairs.length);
  const byVuln = Map.groupBy(pairs, ({ vulnId }) => vulnId);
  return new Map(
    [...byVuln].map(([id, its]) => [id, its.flatMap(({ softwareId }) => software.get(softwareId) ?? [])]),
  );
}
