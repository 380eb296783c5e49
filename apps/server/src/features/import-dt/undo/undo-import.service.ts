// Public to other features.
import { Dt4Error, type Dt4ReadTable } from '@waybill/dt4';
import { inTransaction, type Transaction } from '../../../db/database.ts';
import type { Context } from '../../../feature.ts';
import type { Principal } from '../../../http/principal.ts';
import { keepingAdministrator } from '../../access/import/access-follow.service.ts';
import { isAnyDecidedHere } from '../../analysis/moved-analyses.service.ts';
import { actorOf, recordAudit } from '../../audit-log/audit-log.service.ts';
import { lockForFeed, lockForUpload } from '../../matching/matching.service.ts';
import { takeBackDays } from '../../metrics/import/history-import.service.ts';
import { takeBackTags } from '../../tag/moved-tags.service.ts';
import { followViolationAnalyses } from '../../violation/import/violation-import.service.ts';
import { takeBackVulnerabilities } from '../../vulnerability/moved-in/moved-vulnerabilities.service.ts';
import { importAccess } from '../access/import-access.ts';
import { planAccess } from '../access/plan-access.ts';
import { importAlerts } from '../alerts/import-alerts.ts';
import { planAlerts } from '../alerts/plan-alerts.ts';
import { forgetInstallation } from '../compare/other-installation.queries.ts';
import type { ImportReport } from '../import-dt.service.ts';
import { importOnce, type Moving } from '../import-once.ts';
import { deleteAllImported, findFirstImport, lockImports } from '../imported-row.queries.ts';
import { importLicensesAndGroups } from '../licenses/import-licenses.ts';
import { planLicenses } from '../licenses/plan-licenses.ts';
import { importPoliciesAndLimits } from '../policies/import-policies.ts';
import { planPolicies } from '../policies/plan-policies.ts';
import { readKnownContents } from '../portfolio/follow-contents.ts';
import { importProjects } from '../portfolio/import-projects.ts';
import { planProjects } from '../portfolio/plan-projects.ts';
import { Ledger } from '../report/ledger.ts';
import { importSettingsAndRepositories } from '../settings/import-settings.ts';
import { planSettings } from '../settings/plan-settings.ts';
import { UuidBook } from '../uuid-book.ts';
import { findAuditedChange, findUpload, isAnyViolationDecidedHere } from './changes-by-people.queries.ts';

/** An installation of which every row is gone. */
const nothing = { of: <T extends Dt4ReadTable>(_table: T) => [] };
const nobody = { projects: new Map(), tags: new Map(), components: new UuidBook() };

/**
 * Takes back everything that imports have written, in one transaction, as long as no person has changed anything since the
 * first one. The first administrator keeps the password of there.
 * @throws Dt4Error if there is nothing to take back, or somebody has changed something since
 */
export async function undoImports(
  context: Context,
  { caller, at }: { readonly caller: Principal; readonly at: Date },
): Promise<ImportReport> {
  return inTransaction(context.db, async (trx) => {
    await lockImports(trx);
    await lockForFeed(trx);
    await lockForUpload(trx);
    await requireUntouched(trx);
    const moving: Moving = {
      trx,
      ledger: new Ledger(),
      at,
      secrets: context.secrets,
      origin: undefined,
      isUndo: true,
    };
    await refuseTouched(moving);
    await takeAllBack(moving, context, caller);
    const kept = moving.ledger
      .report()
      .flatMap(({ table, notes }) =>
        notes.flatMap((note) => (note.outcome === 'kept' ? [{ table, ...note }] : [])),
      );
    const [first] = kept;
    if (first) throw refusal(`${first.table} ${first.row} has been changed here since it was imported.`);
    await deleteAllImported(trx);
    await forgetInstallation(trx);
    const tables = moving.ledger.report().filter(({ removed }) => removed > 0);
    const detail = { removed: Object.fromEntries(tables.map(({ table, removed }) => [table, removed])) };
    await recordAudit(trx, actorOf(caller, at), 'import.undone', 'import', detail);
    return {
      source: 'all imports',
      version: '',
      isPreview: false,
      secrets: { stored: 0, opened: 0 },
      tables,
    };
  });
}

function refusal(reason: string): Dt4Error {
  return new Dt4Error(
    `The import cannot be undone any more: ${reason} Restore the backup from before the import instead. Nothing was changed.`,
  );
}

async function requireUntouched(trx: Transaction): Promise<void> {
  const since = await findFirstImport(trx);
  if (!since) throw new Dt4Error('There is no import to undo.');
  const change = (await findAuditedChange(trx)) ?? (await findUpload(trx, since));
  if (change) {
    const who = change.actor === '' ? '' : ` by ${change.actor}`;
    throw refusal(`since then there was "${change.action}"${who} (${change.target}).`);
  }
  if ((await isAnyDecidedHere(trx)) || (await isAnyViolationDecidedHere(trx))) {
    throw refusal('somebody has decided about a finding or a violation since.');
  }
}

/** Changes of the contents of projects are not in the audit log. */
async function refuseTouched(moving: Moving): Promise<void> {
  const [touched] = (await readKnownContents(moving)).touched;
  if (touched !== undefined) throw refusal(`what is in the project ${touched} has changed here since.`);
}

/** Everything counts as gone there, each area before what it refers to. */
async function takeAllBack(moving: Moving, context: Context, caller: Principal): Promise<void> {
  const { trx, at, ledger } = moving;
  const write = async () => [];
  await importAlerts(moving, planAlerts(nothing, nobody, 'UTC', ledger));
  await importOnce(moving, 'VIOLATIONANALYSIS', [], {
    write,
    ...followViolationAnalyses(trx, at),
    takeBack: async () => {},
  });
  await importPoliciesAndLimits(moving, planPolicies(nothing, nobody, ledger));
  await importProjects(moving, planProjects(nothing, undefined, ledger), caller, () => false);
  await importLicensesAndGroups(moving, planLicenses(nothing, ledger));
  await importSettingsAndRepositories(moving, context, planSettings(nothing, undefined, ledger), caller);
  await keepingAdministrator(trx, () => importAccess(moving, planAccess(nothing, ledger, at)));
  await importOnce(moving, 'TAG', [], { write, ...takeBackTags(trx) });
  await importOnce(moving, 'VULNERABILITY', [], { write, ...takeBackVulnerabilities(trx) });
  await importOnce(moving, 'PORTFOLIOMETRICS', [], { write, ...takeBackDays(trx) });
}
