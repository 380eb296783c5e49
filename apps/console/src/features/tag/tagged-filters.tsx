import { useLingui } from '@lingui/react/macro';
import { ListFilters } from '../../lib/list-filters.tsx';
import { useClassifierLabels } from '../project/classifier.ts';
import { type TaggedSearch, taggedFilters } from './tag-search.ts';

/** The filters for the projects and the collections of a tag. */
export function TaggedFilters({ search }: { search: TaggedSearch }) {
  const { t } = useLingui();
  const classifiers = useClassifierLabels();
  return (
    <ListFilters
      filters={taggedFilters}
      words={{
        active: { label: t`Only active projects` },
        latest: { label: t`Latest version only` },
        classifier: { label: t`Classifier`, nameOf: (word) => classifiers[word] },
      }}
      search={search}
    />
  );
}
