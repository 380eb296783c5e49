import type { Dt4Row } from '@waybill/dt4';
import type { ImportedCondition, ImportedPolicy } from '../../policy/policy-import.service.ts';
import type { Planned } from '../import-once.ts';
import type { KnownThing, KnownThings } from '../known-things.ts';
import { planPairs } from '../plan-pairs.ts';
import { byId, lacks, planRows, type Refusal } from '../plan-rows.ts';
import type { Ledger } from '../report/ledger.ts';
import type { GatheredRows } from '../source/gather-rows.ts';

export const policyTables = ['POLICY', 'POLICYCONDITION', 'POLICY_PROJECTS', 'POLICY_TAGS'] as const;

type PolicyRows = GatheredRows<(typeof policyTables)[number] | 'LICENSE'>;
type Pair = { readonly policy: string; readonly other: string };

export interface PolicyPlan {
  readonly policies: readonly Planned<ImportedPolicy>[];
  readonly conditions: readonly Planned<ImportedCondition>[];
  readonly projects: readonly Planned<Pair>[];
  readonly tags: readonly Planned<Pair>[];
}

/** Policies with their conditions and what they are limited to. */
export function planPolicies(rows: PolicyRows, known: KnownThings, ledger: Ledger): PolicyPlan {
  const policies = byId(rows.of('POLICY'), ({ UUID, NAME }) => ({ key: UUID, label: NAME }));
  const pairsOf = planPairs(ledger, { table: 'POLICY', known: policies });
  const projects = pairsOf(
    'POLICY_PROJECTS',
    { table: 'PROJECT', known: known.projects },
    rows.of('POLICY_PROJECTS').map((row) => ({ owner: row.POLICY_ID, other: row.PROJECT_ID })),
  );
  const tags = pairsOf(
    'POLICY_TAGS',
    { table: 'TAG', known: known.tags },
    rows.of('POLICY_TAGS').map((row) => ({ owner: row.POLICY_ID, other: row.TAG_ID })),
  );
  const projectsOf = Map.groupBy(projects, ({ value }) => value.owner);
  const tagged = new Set(tags.map(({ value }) => value.owner));
  return {
    policies: planRows(ledger, 'POLICY', rows.of('POLICY'), (row) =>
      planPolicy(row, {
        projects: (projectsOf.get(row.UUID) ?? []).map((pair) => pair.value.other),
        hasTags: tagged.has(row.UUID),
      }),
    ),
    conditions: planRows(
      ledger,
      'POLICYCONDITION',
      rows.of('POLICYCONDITION'),
      planCondition(rows, policies),
    ),
    projects: asPairs(projects),
    tags: asPairs(tags),
  };
}

const asPairs = (planned: ReturnType<ReturnType<typeof planPairs>>): Planned<Pair>[] =>
  planned.map(({ value: { owner, other }, ...others }) => ({ ...others, value: { policy: owner, other } }));

function planPolicy(
  row: Dt4Row<'POLICY'>,
  limits: Pick<ImportedPolicy, 'projects' | 'hasTags'>,
): Planned<ImportedPolicy> {
  const facts = {
    uuid: row.UUID,
    name: row.NAME,
    operator: row.OPERATOR,
    state: row.VIOLATIONSTATE,
    includeChildren: row.INCLUDE_CHILDREN ?? false,
    onlyLatest: row.ONLY_LATEST_PROJECT_VERSION,
  };
  return { key: row.UUID, label: row.NAME, value: { ...facts, ...limits }, facts };
}

function planCondition(rows: PolicyRows, policies: ReadonlyMap<number, KnownThing>) {
  const licenses = new Map(rows.of('LICENSE').map(({ UUID, LICENSEID }) => [UUID, LICENSEID]));
  return (row: Dt4Row<'POLICYCONDITION'>): Planned<ImportedCondition> | Refusal => {
    const policy = policies.get(row.POLICY_ID);
    const said = `${row.SUBJECT} ${row.OPERATOR} ${row.VALUE}`;
    if (!policy) return lacks(said, 'POLICY', row.POLICY_ID);
    const value = {
      uuid: row.UUID,
      policy: policy.key,
      subject: row.SUBJECT,
      operator: row.OPERATOR,
      value: row.VALUE,
      spdxId: row.SUBJECT === 'LICENSE' ? licenses.get(row.VALUE.toLowerCase()) : undefined,
    };
    return { key: row.UUID, label: `${policy.label}: ${said}`, value };
  };
}
