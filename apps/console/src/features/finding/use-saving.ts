import { useLingui } from '@lingui/react/macro';
import type { AuditFinding } from '@waybill/api-contract';
import { toast } from '../../ui/toast.tsx';
import { flawId } from '../vulnerability/flaw-id.ts';
import { type Decision, readDecision, useDecide } from './analysis.data.ts';
import type { FindingKey } from './finding-search.ts';
import type { DecisionEntry } from './kept-decisions.ts';

interface Saving {
  finding: AuditFinding;
  /** What stood about it, where that is known. */
  before: Decision | undefined;
  /** What of the entry the user has changed. */
  change: Partial<Decision>;
  entry: DecisionEntry;
  /** Findings about which the whole of the entry is decided, too. */
  others: readonly AuditFinding[];
  quiet: boolean;
}

export function keyOf({ component, vulnerability }: AuditFinding): FindingKey {
  return { component: component.uuid, vulnerability: vulnerability.uuid };
}

/** Saves a decision, about other findings as well where that is wanted, and offers to undo it. */
export function useSaving(project: string) {
  const { t } = useLingui();
  const decide = useDecide(project);

  async function undo(decided: readonly { key: FindingKey; before: Decision }[]): Promise<void> {
    await Promise.all(
      decided.map(({ key, before }) => decide.mutateAsync({ key, decision: before, comment: '' })),
    );
    toast({ kind: 'success', title: t`Analysis undone` });
  }

  async function save({ finding, before, change, entry, others, quiet }: Saving) {
    const { comment, ...decision } = entry;
    const key = keyOf(finding);
    const stood = await Promise.all([
      before ?? readDecision(project, finding),
      ...others.map((other) => readDecision(project, other)),
    ]);
    const stored = decide.mutateAsync({ key, decision: change, comment, quiet });
    // A refusal of one of them has been reported by its request, and its row shows what stands.
    const alsoStored = others.map((other) =>
      decide.mutateAsync({ key: keyOf(other), decision, comment }).catch(() => undefined),
    );
    const analyses = [await stored, ...(await Promise.all(alsoStored))];
    const decided = [finding, ...others].flatMap((one, index) => {
      const before = stood[index];
      return analyses[index] && before ? [{ key: keyOf(one), before }] : [];
    });
    toast({
      kind: 'success',
      title: t`Analysis saved`,
      action: { label: t`Undo`, run: () => void undo(decided).catch(() => {}) },
    });
    return stored;
  }

  function tellUnsaved(finding: AuditFinding, open: () => void): void {
    const id = flawId(finding.vulnerability);
    toast({
      kind: 'error',
      title: t`Couldn't save the analysis of ${id}`,
      text: t`What you entered is kept.`,
      action: { label: t`Open finding`, run: open },
    });
  }

  return { save, tellUnsaved };
}
