import type { AnalysisState } from '@waybill/api-contract';
import type { Transaction } from '../../../db/database.ts';
import { type DecisionSubject, decideAll } from '../../analysis/decide.service.ts';
import type { VexImportRow } from '../vex.queries.ts';
import type { Target } from './plan.ts';
import { applyVerdict, isSame, verdictLines } from './verdict.ts';
import { holdComponents } from './vex-apply.queries.ts';

/** The result for a target. Its component may be gone by now. */
export interface Decided {
  readonly end: 'changed' | 'unchanged' | 'gone';
  /** The state that stands now. */
  readonly state: AnalysisState | undefined;
}

const batchSize = 2_000;

/**
 * Decides about findings as a document says, in the order in which all who decide take their locks. Needs `lockForUpload`.
 * @returns what became of each target
 */
export async function decideTargets(
  trx: Transaction,
  row: VexImportRow,
  targets: readonly Target[],
  commenter: string,
  onBatch: (ratio: number) => void,
): Promise<ReadonlyMap<Target, Decided>> {
  const decided = new Map<Target, Decided>();
  for (let i = 0; i < targets.length; i += batchSize) {
    onBatch(i / targets.length);
    const batch = targets.slice(i, i + batchSize);
    const held = await holdComponents(
      trx,
      row.project_id,
      batch.map((target) => target.component_id),
    );
    const present = batch.filter((target) => held.has(target.component_id));
    for (const target of batch) decided.set(target, { end: 'gone', state: undefined });
    await decideAll(
      trx,
      present.map((target) => subjectOf(row, target)),
      commenter,
      (before, _subject, index) => {
        const target = present[index];
        if (!target) return undefined;
        const { verdict, isNamed, statedFor } = target;
        const after = applyVerdict(before, verdict);
        const isKept = isSame(before, after);
        decided.set(target, { end: isKept ? 'unchanged' : 'changed', state: after.state });
        if (isKept) return undefined;
        const lines = verdictLines(before, after, verdict, isNamed ? undefined : statedFor);
        return { after, comment: undefined, lines };
      },
      // A document sends no notification per change (contract §8).
      { isQuiet: true },
    );
  }
  return decided;
}

function subjectOf(row: VexImportRow, { component_id, vuln_id, source, ext_id }: Target): DecisionSubject {
  return {
    key: { project_id: row.project_id, component_id, vuln_id },
    project: { uuid: row.project_uuid, name: row.project_name, version: row.project_version },
    vulnerability: { source, vulnId: ext_id },
  };
}
