import type { Dt4Row } from '@waybill/dt4';
import type { Transaction } from '../../../db/database.ts';
import { enqueue } from '../../../jobs/task.ts';
import { type AccessRows, userTables } from '../access/access-tables.ts';
import type { TableReport } from '../report/ledger.ts';
import type { GatheredRows } from '../source/gather-rows.ts';
import { compareTask } from './compare-task.ts';
import { noteRecords, type StoredInstallation, writeInstallation } from './other-installation.queries.ts';

/** Which sources and analyzers of an installation were on. */
export interface Switches {
  /** Namespaces of ids: `NVD`, `GITHUB`, `OSV`. */
  readonly sources: readonly string[];
  /** In the words of the API. */
  readonly analyzers: readonly string[];
  /** Its own analyzer also found CPEs by similar names. */
  readonly fuzzy: boolean;
  readonly accessControl: boolean;
}

export interface OtherUser {
  readonly kind: string;
  readonly username: string;
}

type InstallationRows = AccessRows & GatheredRows<'CONFIGPROPERTY'>;

/**
 * Keeps what the comparison needs to know of an installation that moves in, while `moved_vuln` has its vulnerabilities, and has it
 * compared. In the transaction of the import.
 */
export async function noteInstallation(
  trx: Transaction,
  rows: InstallationRows,
  { version, tables }: { readonly version: string; readonly tables: readonly TableReport[] },
  at: Date,
): Promise<void> {
  const switches = switchesOf(rows.of('CONFIGPROPERTY'));
  const teamless = switches.accessControl ? teamlessOf(rows) : [];
  const installation: StoredInstallation = { version, importedAt: at, switches, teamless };
  await writeInstallation(trx, installation, tables);
  await noteRecords(trx);
  await enqueue(trx, compareTask());
}

const analyzerSettings = {
  'ossindex.enabled': 'OSSINDEX_ANALYZER',
  'snyk.enabled': 'SNYK_ANALYZER',
  'trivy.enabled': 'TRIVY_ANALYZER',
  'vulndb.enabled': 'VULNDB_ANALYZER',
} as const;

/** Reads what was on. One that a setting does not name was off. */
function switchesOf(settings: readonly Dt4Row<'CONFIGPROPERTY'>[]): Switches {
  const values = new Map(settings.map((row) => [`${row.GROUPNAME}/${row.PROPERTYNAME}`, row.PROPERTYVALUE]));
  const isOn = (name: string, byDefault = false) =>
    (values.get(name) ?? String(byDefault)).toLowerCase() === 'true';
  return {
    sources: [
      ...(isOn('vuln-source/nvd.enabled') ? ['NVD'] : []),
      ...(isOn('vuln-source/github.advisories.enabled') ? ['GITHUB'] : []),
      ...(values.get('vuln-source/google.osv.enabled')?.trim() ? ['OSV'] : []),
    ],
    analyzers: [
      // The one that is on unless somebody has switched it off.
      ...(isOn('scanner/internal.enabled', true) ? ['INTERNAL_ANALYZER'] : []),
      ...Object.entries(analyzerSettings).flatMap(([name, word]) => (isOn(`scanner/${name}`) ? [word] : [])),
    ],
    fuzzy: isOn('scanner/internal.fuzzy.enabled'),
    accessControl: isOn('access-management/acl.enabled'),
  };
}

/** There, users in no team see every project, if they see projects at all. Managers of access see them here, too. */
function teamlessOf(rows: AccessRows): OtherUser[] {
  const permissions = new Map(rows.of('PERMISSION').map(({ ID, NAME }) => [ID, NAME]));
  return userTables.flatMap((tables) => {
    const inTeams = new Set(tables.teamsOf(rows).map(({ userId }) => userId));
    const given = Map.groupBy(tables.permissionsOf(rows), ({ userId }) => userId);
    return rows.of(tables.users).flatMap(({ ID, USERNAME }) => {
      const its = (given.get(ID) ?? []).map(({ otherId }) => permissions.get(otherId));
      const sawAll = !inTeams.has(ID) && its.includes('VIEW_PORTFOLIO') && !its.includes('ACCESS_MANAGEMENT');
      return sawAll ? [{ kind: tables.kind, username: USERNAME }] : [];
    });
  });
}
