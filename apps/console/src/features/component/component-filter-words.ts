// Public to other features.
import { useLingui } from '@lingui/react/macro';
import type { FilterWords } from '../../lib/list-filters.tsx';
import { useSeverityLabels } from '../../ui/badge.tsx';
import { useClassifierLabels } from '../project/classifier.ts';
import type { componentFilters } from './component-filter.ts';
import { useScopeLabels } from './scope.ts';

/** How the filters of lists of components read. */
export function useComponentFilterWords(): FilterWords<typeof componentFilters> {
  const { t } = useLingui();
  const severities = useSeverityLabels();
  const classifiers = useClassifierLabels();
  const scopes = useScopeLabels();
  return {
    direct: { label: t`Direct dependencies only` },
    outdated: { label: t`Outdated only` },
    severity: { label: t`Severity`, nameOf: (word) => severities[word] },
    classifier: { label: t`Classifier`, nameOf: (word) => classifiers[word] },
    scope: { label: t`Scope`, nameOf: (word) => scopes[word] },
    internal: { label: t`Internal only` },
  };
}
