import { useLingui } from '@lingui/react/macro';
import { toast } from '../../ui/toast.tsx';
import { flawId } from '../vulnerability/flaw-id.ts';
import { type Decision, readDecision, useDecide } from './analysis.data.ts';
import type { ListedFinding } from './audit-scope.ts';
import { type FindingKey, keyOf } from './finding-search.ts';

/** What somebody enters about a finding. */
export type DecisionEntry = Decision & { comment: string };

interface Saving {
  finding: ListedFinding;
  /** What stood about it, where that is known. */
  before: Decision | undefined;
  /** What of the entry the user has changed. */
  change: Partial<Decision>;
  entry: DecisionEntry;
  /** Other records of the flaw in the component, about which the same is decided. */
  aliases: readonly ListedFinding[];
  /** The flaw in other components of the project, about which the same is decided. */
  others: readonly ListedFinding[];
  quiet: boolean;
}

interface Decided {
  key: FindingKey;
  before: Decision;
}

/** Those of one vulnerability about which the same stood, which one request returns to it. */
function together(decided: readonly Decided[]): [Decided, ...Decided[]][] {
  const groups = new Map<string, [Decided, ...Decided[]]>();
  for (const one of decided) {
    const name = JSON.stringify([one.key.vulnerability, one.before]);
    const group = groups.get(name);
    if (group) group.push(one);
    else groups.set(name, [one]);
  }
  return [...groups.values()];
}

/** Saves a decision, about other findings as well where that is wanted, and offers to undo it. */
export function useSaving() {
  const { t } = useLingui();
  const decide = useDecide();

  async function undo(decided: readonly Decided[]): Promise<void> {
    await Promise.all(
      together(decided).map(([{ key, before }, ...others]) =>
        decide.mutateAsync({
          key,
          decision: before,
          comment: '',
          components: others.map((other) => other.key.component),
        }),
      ),
    );
    toast({ kind: 'success', title: t`Analysis undone` });
  }

  async function save({ finding, before, change, entry, aliases, others, quiet }: Saving) {
    const key = keyOf(finding);
    const stood = await Promise.all([
      before ?? readDecision(finding),
      ...aliases.map((alias) => readDecision(alias)),
      ...others.map((other) => readDecision(other)),
    ]);
    const stored = await decide.mutateAsync({
      key,
      decision: change,
      comment: entry.comment,
      withAliases: aliases.length > 0,
      components: others.map(({ component }) => component.uuid),
      quiet,
    });
    const decided = [finding, ...aliases, ...others].flatMap((one, index) => {
      const before = stood[index];
      return before ? [{ key: keyOf(one), before }] : [];
    });
    toast({
      kind: 'success',
      title: t`Analysis saved`,
      action: { label: t`Undo`, run: () => void undo(decided).catch(() => {}) },
    });
    return stored;
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
