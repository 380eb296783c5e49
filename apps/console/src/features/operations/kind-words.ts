import { useLingui } from '@lingui/react/macro';
import { useTaskLabel } from '../task/task-words.ts';

/** What a kind of work is called, whatever it is about each time. */
export function useKindLabel(): (kind: string) => string {
  const { t } = useLingui();
  const labelOf = useTaskLabel();
  const plural: Readonly<Record<string, string>> = {
    'source.mirror': t`Update of sources`,
    'analyzer.refresh': t`Analysis by analyzers`,
    'integration.upload': t`Upload to integrations`,
  };
  return (kind) => plural[kind] ?? labelOf({ kind });
}
