import {
  type ComponentFacts,
  type Evaluate,
  type FactPart,
  type PolicyContext,
  readCondition,
  type VulnerabilityFacts,
} from '@waybill/policy';
import type { Database } from '../../db/database.ts';
import {
  type ConditionRow,
  type GroupMemberRow,
  listConditions,
  listGroups,
  listLicenseIds,
} from './policy-book.queries.ts';

/**
 * The facts a condition depends on, which determine how often it is evaluated (docs/adr/0015). The identity, its
 * latest version, and its date are evaluated once per identity, and fixes once per match. Vulnerabilities are evaluated
 * once each, licenses once per license text, and the rest per component row. `never` marks an unreadable condition.
 */
type ConditionKind =
  | 'identity'
  | 'latest'
  | 'vulnerability'
  | 'fix'
  | 'license'
  | 'hash'
  | 'internal'
  | 'never';

/** A condition that is ready to be judged. */
export interface BookCondition extends ConditionRow {
  readonly kind: ConditionKind;
  /** Only direct dependencies of the project can violate it. */
  readonly isDirectOnly: boolean;
  readonly evaluate: Evaluate;
}

/** The policies of an evaluation, read once. */
export interface PolicyBook {
  readonly conditions: readonly BookCondition[];
  readonly context: PolicyContext;
}

/** A component of which nothing is known; an evaluation fills in what it judges by. */
export const blankFacts: ComponentFacts = {
  group: null,
  name: null,
  version: null,
  purl: null,
  cpe: null,
  swidTagId: null,
  isInternal: null,
  hashes: {},
  license: { resolvedLicenseId: null, expression: null, name: null },
  isDirectDependency: true,
  latestVersion: null,
  publishedMs: null,
  vulnerabilities: [],
};

/** A vulnerability of which nothing is known. */
export const blankVulnerability: VulnerabilityFacts = {
  vulnId: '',
  aliases: [],
  severity: null,
  cwes: [],
  cvssScore: null,
  epssScore: null,
  isExploited: false,
  fixedIn: null,
  isSuppressed: false,
};

/** Reads policies: all of them, or some. Licenses are only read where a condition is about them. */
export async function readBook(
  db: Database,
  policyIds: readonly number[] | undefined,
  now: Date,
): Promise<PolicyBook> {
  const conditions = (await listConditions(db, policyIds)).map(prepare);
  const isAboutLicenses = conditions.some(({ kind }) => kind === 'license');
  const context = isAboutLicenses ? await readContext(db, now) : contextOf([], [], now);
  return { conditions, context };
}

export function ofKind(book: PolicyBook, ...kinds: readonly ConditionKind[]): BookCondition[] {
  return book.conditions.filter(({ kind }) => kinds.includes(kind));
}

function prepare(row: ConditionRow): BookCondition {
  const ready = readCondition(row);
  if (!ready.ok) return { ...row, kind: 'never', isDirectOnly: false, evaluate: notReadable };
  const { reads, evaluate } = ready.value;
  return { ...row, kind: kindOf(reads), isDirectOnly: reads.includes('directness'), evaluate };
}

const notReadable: Evaluate = () => ({ outcome: 'not_held', checks: [], more: 0 });

function kindOf(reads: readonly FactPart[]): ConditionKind {
  if (reads.includes('fixes')) return 'fix';
  if (reads.includes('vulnerabilities')) return 'vulnerability';
  if (reads.includes('latest') || reads.includes('release')) return 'latest';
  if (reads.includes('license')) return 'license';
  if (reads.includes('hashes')) return 'hash';
  if (reads.includes('internal')) return 'internal';
  return 'identity';
}

/** Licenses and their groups, as they are now. */
export async function readContext(db: Database, now: Date): Promise<PolicyContext> {
  return contextOf(await listLicenseIds(db), await listGroups(db), now);
}

function contextOf(
  licenses: readonly { uuid: string; spdx_id: string }[],
  groups: readonly GroupMemberRow[],
  now: Date,
): PolicyContext {
  return {
    licenses: {
      idsByUuid: new Map(licenses.map(({ uuid, spdx_id }) => [uuid, spdx_id])),
      ids: new Set(licenses.map(({ spdx_id }) => spdx_id)),
    },
    licenseGroups: new Map(
      groups.map(({ uuid, name, licenses: members }) => [uuid, { name, licenseIds: new Set(members) }]),
    ),
    todayMs: now.getTime(),
  };
}
