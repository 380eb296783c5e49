import { useLingui } from '@lingui/react/macro';
import { toast } from '../../ui/toast.tsx';
import { useUndo } from '../audit/use-undo.ts';
import { flawId } from '../vulnerability/flaw-id.ts';
import { type Decision, useDecide, useUndoDecision } from './analysis.data.ts';
import type { ListedFinding } from './audit-scope.ts';
import { keyOf } from './finding-search.ts';

/** An entry about a finding. */
export type DecisionEntry = Decision & { comment: string };

interface Saving {
  finding: ListedFinding;
  /** The changed fields of the entry. */
  change: Partial<Decision>;
  entry: DecisionEntry;
  /** The same is decided about the other records of the flaw. */
  withAliases: boolean;
  /** Other components of the project about which the same is decided. */
  components: readonly string[];
  quiet: boolean;
}

/** Saves a decision, about other findings as well where that is wanted, and offers to undo it. */
export function useSaving() {
  const { t } = useLingui();
  const decide = useDecide();
  const undoOf = useUndo(useUndoDecision().mutateAsync);

  async function save({ finding, change, entry, withAliases, components, quiet }: Saving) {
    const decided = await decide.mutateAsync({
      key: keyOf(finding),
      decision: change,
      comment: entry.comment,
      withAliases,
      components,
      quiet,
    });
    toast({
      kind: 'success',
      title: t`Analysis saved`,
      action: undoOf(decided.undo, flawId(finding.vulnerability)),
    });
    return decided.analysis;
  }

  function tellUnsaved(finding: ListedFinding, open: () => void): void {
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
