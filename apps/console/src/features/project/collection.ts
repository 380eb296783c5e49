import { useLingui } from '@lingui/react/macro';
import type { CollectionLogic } from '@waybill/api-contract';

/** Describes what a collection sums up. */
export function useCollectionLabels(): Record<CollectionLogic, string> {
  const { t } = useLingui();
  return {
    NONE: t`No collection`,
    AGGREGATE_DIRECT_CHILDREN: t`All direct children`,
    AGGREGATE_DIRECT_CHILDREN_WITH_TAG: t`Direct children with a tag`,
    AGGREGATE_LATEST_VERSION_CHILDREN: t`Direct children that are the latest version`,
  };
}
