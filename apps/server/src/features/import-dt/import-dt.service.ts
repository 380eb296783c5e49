// Public to other features.
import { Dt4Error, type Dt4Row, dt4Tables, isDt4Table, readSecretKey } from '@waybill/dt4';
import { type Database, inTransaction, type Transaction } from '../../db/database.ts';
import type { Context } from '../../feature.ts';
import { AppError } from '../../http/errors.ts';
import type { Principal } from '../../http/principal.ts';
import { keepingAdministrator } from '../access/import/access-follow.service.ts';
import { actorOf, recordAudit } from '../audit-log/audit-log.service.ts';
import { recountProjects } from '../matching/matching.service.ts';
import { accessTables } from './access/access-tables.ts';
import { importAccess } from './access/import-access.ts';
import { planAccess } from './access/plan-access.ts';
import { importAlerts } from './alerts/import-alerts.ts';
import { alertTables, planAlerts } from './alerts/plan-alerts.ts';
import { type CheckedSource, checkSource, isRightKey } from './check-source.ts';
import { noteInstallation } from './compare/other-installation.ts';
import { documentTables, importDocuments, planDocuments } from './documents/import-documents.ts';
import type { Moving } from './import-once.ts';
import { lockImports } from './imported-row.queries.ts';
import { readKnownThings } from './known-things.ts';
import { importLicensesAndGroups } from './licenses/import-licenses.ts';
import { licensesHere } from './licenses/licenses-here.ts';
import { licenseTables, planLicenses } from './licenses/plan-licenses.ts';
import { importMetrics, metricsTables } from './metrics/import-metrics.ts';
import { importPoliciesAndLimits } from './policies/import-policies.ts';
import { planPolicies, policyTables } from './policies/plan-policies.ts';
import { importPortfolio } from './portfolio/import-portfolio.ts';
import { planProjects, projectTables } from './portfolio/plan-projects.ts';
import { findUnaccounted, Ledger, type OnChange, type TableReport } from './report/ledger.ts';
import { importSettingsAndRepositories } from './settings/import-settings.ts';
import { planSettings, settingsTables } from './settings/plan-settings.ts';
import { type GatheredRows, gatherRows } from './source/gather-rows.ts';
import type { Dt4Source, OpenedSource } from './source/source.ts';
import { findLastAudit } from './undo/changes-by-people.queries.ts';
import { importViolationsAndDecisions, violationTables } from './violations/import-violations.ts';

/** Tables that are gathered, and what becomes of each row of them. */
const gatheredTables = [
  ...accessTables,
  ...settingsTables,
  ...licenseTables,
  ...projectTables,
  ...documentTables,
  ...alertTables,
  ...policyTables,
  ...violationTables,
  ...metricsTables,
] as const;

export interface ImportRequest {
  /** Content of the file `secret.key`, where there is one. */
  readonly secretKey?: Uint8Array | undefined;
  /** Zone of the clock of Dependency-Track's server, for databases that keep times without one. */
  readonly zone?: string | undefined;
  /** Does all of it, and takes it back. */
  readonly isPreview: boolean;
  readonly caller: Principal;
  readonly at: Date;
  /** Told how far it is, in percent of the rows, and which table comes next. */
  readonly onProgress?: ((percent: number, table: string) => void) | undefined;
}

export interface ImportReport {
  readonly source: string;
  readonly version: string;
  readonly isPreview: boolean;
  readonly secrets: { readonly stored: number; readonly opened: number };
  readonly tables: readonly TableReport[];
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
  const zone = requireTimeZone(source.hasLocalTimes, request.zone);
  const key = request.secretKey && readSecretKey(request.secretKey);
  const checked = await checkSource(source, key, zone);
  if (request.secretKey && !isRightKey(checked)) {
    throw new Dt4Error(
      `The secret key opens ${checked.opened} of ${checked.secrets} secrets: it is the key of another installation. Nothing was written.`,
    );
  }
  const tables = await inPreview(context.db, request.isPreview, (trx) =>
    importAll(trx, context, { source, zone, key }, checked.version, request),
  );
  return describe(source, checked, request, tables);
}

async function importAll(
  trx: Transaction,
  context: Context,
  open: OpenedSource,
  version: string,
  { caller, at, onProgress }: ImportRequest,
): Promise<TableReport[]> {
  const ledger = new Ledger(onProgress && tellProgress(onProgress));
  await lockImports(trx);
  const since = await findLastAudit(trx);
  const { source, zone, key } = open;
  const rows = await gatherRows(source, gatheredTables, zone, ledger);
  const moving: Moving = { trx, ledger, at, secrets: context.secrets, origin: originOf(rows) };
  const known = await readKnownThings(source, zone);
  await keepingAnAdministrator(trx, () => importAccess(moving, planAccess(rows, ledger, at)));
  await importSettingsAndRepositories(moving, context, planSettings(rows, key, ledger), caller);
  await importLicensesAndGroups(moving, planLicenses(rows, ledger));
  const plan = planProjects(rows, key, ledger);
  const firstBoms = firstOf(rows.of('BOM'));
  const portfolio = { plan, firstBoms, licenses: await licensesHere(trx, rows) };
  const { changed } = await importPortfolio(moving, open, portfolio, caller);
  await importDocuments(moving, planDocuments(rows, plan.numbers, ledger));
  await importPoliciesAndLimits(moving, planPolicies(rows, known, ledger));
  await importViolationsAndDecisions(moving, { source, zone }, rows, known);
  await importAlerts(moving, planAlerts(rows, known, zone, ledger));
  await recountProjects(trx, changed);
  await importMetrics(moving, { source, zone }, rows, known);
  const report = accountForOthers(ledger);
  const odd = report.find((table) => findUnaccounted(table) !== 0);
  if (odd) throw new Error(`${findUnaccounted(odd)} rows of ${odd.table} are not accounted for`);
  await noteInstallation(trx, rows, { version, tables: report }, at);
  await recordImport(moving, source.title, { caller, since, report });
  return report;
}

/** An import that finds nothing new writes nothing, not even that it was. */
async function recordImport(
  { trx, at }: Moving,
  title: string,
  { caller, since, report }: { caller: Principal; since: number; report: readonly TableReport[] },
): Promise<void> {
  const summary = summaryOf(report);
  if (Object.values(summary).every((tables) => Object.keys(tables).length === 0)) return;
  await recordAudit(trx, actorOf(caller, at), 'import.done', title, { ...summary, since });
}

/**
 * Identifies an installation: each gives the licenses of the SPDX list UUIDs of its own, and they cannot be deleted there.
 */
function originOf(rows: GatheredRows<'LICENSE'>): string | undefined {
  const listed = rows.of('LICENSE').filter((row) => !(row.ISCUSTOMLICENSE ?? false));
  return listed.toSorted((a, b) => (a.LICENSEID < b.LICENSEID ? -1 : 1))[0]?.UUID;
}

/** @throws Dt4Error where what is gone there would leave nobody here who manages access */
async function keepingAnAdministrator(trx: Transaction, work: () => Promise<void>): Promise<void> {
  try {
    await keepingAdministrator(trx, work);
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    throw new Dt4Error(`The import would follow what was removed there. ${cause.message}`, { cause });
  }
}

/** When projects got their first BOM, by their numbers there. */
function firstOf(boms: readonly Dt4Row<'BOM'>[]): ReadonlyMap<number, Date> {
  const first = new Map<number, Date>();
  for (const { PROJECT_ID, IMPORTED } of boms) {
    const known = first.get(PROJECT_ID);
    if (!known || IMPORTED < known) first.set(PROJECT_ID, IMPORTED);
  }
  return first;
}

/** In percent of what is to be imported. */
function tellProgress(onProgress: NonNullable<ImportRequest['onProgress']>): OnChange {
  return (table, accounts) => {
    const wanted = accounts.filter(({ area }) => area !== 'left out' && area !== 'unknown');
    const sum = (numberOf: (account: TableReport) => number) =>
      wanted.reduce((total, account) => total + numberOf(account), 0);
    const done = sum(({ outcomes }) => Object.values(outcomes).reduce((total, rows) => total + rows, 0));
    onProgress(
      Math.min(
        99,
        (100 * done) /
          Math.max(
            1,
            sum(({ read }) => read),
          ),
      ),
      table,
    );
  };
}

/** Tables of caches and logs, and such as Dependency-Track does not have, are left out. */
function accountForOthers(ledger: Ledger): TableReport[] {
  for (const { table, area, read } of ledger.report()) {
    if (area === 'left out' || area === 'unknown') ledger.add(table, 'leftOut', read);
  }
  return ledger.report();
}

function summaryOf(tables: readonly TableReport[]): Record<string, Record<string, number>> {
  const of = (numberOf: (table: TableReport) => number) =>
    Object.fromEntries(
      tables.flatMap((table) => (numberOf(table) > 0 ? [[table.table, numberOf(table)] as const] : [])),
    );
  return {
    written: of(({ outcomes }) => outcomes.written),
    changed: of(({ outcomes }) => outcomes.changed),
    removed: of(({ removed }) => removed),
  };
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

/** The zone of the times of a source. @throws Dt4Error for one that is missing or unknown */
export function requireTimeZone(hasLocalTimes: boolean, zone: string | undefined): string {
  if (zone === undefined) {
    if (!hasLocalTimes) return 'UTC';
    throw new Dt4Error(
      "Times in a database of H2, MySQL or SQL Server have no zone. Say of which zone the clock of Dependency-Track's server is, such as Europe/Berlin, or UTC for its container image.",
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
  return {
    source: source.title,
    version,
    isPreview,
    secrets: { stored: secrets, opened },
    tables: tables.toSorted((a, b) => place(a.table) - place(b.table)),
  };
}
