// Public to other features.
import { useLingui } from '@lingui/react/macro';
import type { Task } from '@waybill/api-contract';
import { analyzerNames } from '../../lib/analyzer-names.ts';

/**
 * The analyzers that had not answered when a task ended. It uses the past tense, because a finished task is
 * not updated when they answer.
 */
export function AwaitedAnalyzers({ task }: { task: Task }) {
  const { t } = useLingui();
  const awaits = task.result?.awaits;
  if (!Array.isArray(awaits) || awaits.length === 0) return null;
  const nameOf = (analyzer: string) =>
    // Among our own analyzers, only the fuzzy match is asynchronous.
    analyzer === 'INTERNAL_ANALYZER' ? t`fuzzy matching` : (analyzerNames[analyzer] ?? analyzer);
  const names = awaits.map(String).map(nameOf).join(', ');
  return <p className="text-xs text-muted">{t`Finished before results from ${names}`}</p>;
}
