// Public to other features.
import { type Dt4Area, Dt4Error, type Dt4Table, dt4Tables, isDt4Table, readSecretKey } from '@waybill/dt4';
import { type Database, inTransaction, type Transaction } from '../../db/database.ts';
import type { Context } from '../../feature.ts';
import type { Principal } from '../../http/principal.ts';
import { actorOf, recordAudit } from '../audit-log/audit-log.service.ts';
import { accessTables } from './access/access-tables.ts';
import { importAccess } from './access/import-access.ts';
import { planAccess } from './access/plan-access.ts';
import { type CheckedSource, checkSource, isRightKey } from './check-source.ts';
import { lockImports } from './imported-row.queries.ts';
import { importLicensesAndGroups } from './licenses/import-licenses.ts';
import { licenseTables, planLicenses } from './licenses/plan-licenses.ts';
import { findUnaccounted, Ledger, type TableReport } from './report/ledger.ts';
import { importSettingsAndRepositories } from './settings/import-settings.ts';
import { planSettings, settingsTables } from './settings/plan-settings.ts';
import { gatherRows } from './source/gather-rows.ts';
import type { Dt4Source } from './source/source.ts';

/** What moves in today; everything else is named in each report. */
const importedAreas: readonly Dt4Area[] = ['access', 'settings', 'licenses'];

export interface ImportRequest {
  /** Content of the file `secret.key`, where there is one. */
  readonly secretKey?: Uint8Array | undefined;
  /** Zone of the clock of Dependency-Track's server, for databases that keep times without one. */
  readonly zone?: string | undefined;
  /** Does all of it, and takes it back. */
  readonly isPreview: boolean;
  readonly caller: Principal;
  readonly at: Date;
}

export interface ImportReport {
  readonly source: string;
  readonly version: string;
  readonly isPreview: boolean;
  readonly secrets: { readonly stored: number; readonly opened: number };
  readonly tables: readonly TableReport[];
  readonly notImported: readonly Dt4Area[];
}

/**
 * Imports what a Dependency-Track v4 keeps, in one transaction.
 * @throws Dt4Error for a source that cannot be read or is of another version, a wrong secret key, or a missing zone; then nothing has been written
 */
export async function importDependencyTrack(
  context: Context,
  source: Dt4Source,
  request: ImportRequest,
): Promise<ImportReport> {
  const zone = requireZone(source, request.zone);
  const key = request.secretKey && readSecretKey(request.secretKey);
  const checked = await checkSource(source, key, zone);
  if (request.secretKey && !isRightKey(checked)) {
    throw new Dt4Error(
      `The secret key opens ${checked.opened} of ${checked.secrets} secrets: it is the key of another installation. Nothing was written.`,
    );
  }
  const tables = await inPreview(context.db, request.isPreview, (trx) =>
    importAll(trx, context, { source, zone, key }, request),
  );
  return describe(source, checked, request, tables);
}

interface OpenSource {
  readonly source: Dt4Source;
  readonly zone: string;
  readonly key: Uint8Array | undefined;
}

async function importAll(
  trx: Transaction,
  context: Context,
  { source, zone, key }: OpenSource,
  { caller, at }: ImportRequest,
): Promise<TableReport[]> {
  const ledger = new Ledger();
  await lockImports(trx);
  const rows = await gatherRows(source, [...accessTables, ...settingsTables, ...licenseTables], zone, ledger);
  await importAccess(trx, planAccess(rows, ledger, at), ledger, at);
  const settings = planSettings(rows, key, ledger);
  await importSettingsAndRepositories(trx, context, settings, ledger, { caller, at });
  await importLicensesAndGroups(trx, planLicenses(rows, ledger), ledger, at);
  const tables = accountForOthers(ledger);
  const odd = tables.find((table) => findUnaccounted(table) !== 0);
  if (odd) throw new Error(`${findUnaccounted(odd)} rows of ${odd.table} are not accounted for`);
  await recordAudit(trx, actorOf(caller, at), 'import.done', source.title, summaryOf(tables));
  return tables;
}

/** Tables of other areas are counted as what they are. */
function accountForOthers(ledger: Ledger): TableReport[] {
  for (const { table, area, read } of ledger.report()) {
    if (area === 'left out') ledger.add(table, 'leftOut', read);
    else if (area === 'unknown' || !importedAreas.includes(area)) ledger.add(table, 'notImported', read);
  }
  return ledger.report();
}

function summaryOf(tables: readonly TableReport[]): Record<string, unknown> {
  const written = tables.filter(({ outcomes }) => outcomes.written > 0);
  return { written: Object.fromEntries(written.map(({ table, outcomes }) => [table, outcomes.written])) };
}

class TakenBack extends Error {}

async function inPreview<T>(
  db: Database,
  isPreview: boolean,
  work: (trx: Transaction) => Promise<T>,
): Promise<T> {
  if (!isPreview) return inTransaction(db, work);
  const done: T[] = [];
  try {
    await inTransaction(db, async (trx) => {
      done.push(await work(trx));
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  const [result] = done.slice(-1);
  if (result === undefined) throw new Error('The preview has no result');
  return result;
}

function requireZone(source: Dt4Source, zone: string | undefined): string {
  if (zone === undefined) {
    if (!source.hasLocalTimes) return 'UTC';
    throw new Dt4Error(
      "Times in a database of H2 have no zone. Say of which zone the clock of Dependency-Track's server is, such as Europe/Berlin, or UTC for its container image.",
    );
  }
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch (cause) {
    throw new Dt4Error(`"${zone}" is no time zone. It looks like Europe/Berlin.`, { cause });
  }
}

function describe(
  source: Dt4Source,
  { version, secrets, opened }: CheckedSource,
  { isPreview }: ImportRequest,
  tables: readonly TableReport[],
): ImportReport {
  const order = Object.keys(dt4Tables);
  const place = (table: string): number => (isDt4Table(table) ? order.indexOf(table) : order.length);
  const areas = new Set(Object.keys(dt4Tables).map((table) => dt4Tables[table as Dt4Table]));
  return {
    source: source.title,
    version,
    isPreview,
    secrets: { stored: secrets, opened },
    tables: tables.toSorted((a, b) => place(a.table) - place(b.table)),
    notImported: [...areas].filter((area) => area !== 'left out' && !importedAreas.includes(area)),
  };
}
