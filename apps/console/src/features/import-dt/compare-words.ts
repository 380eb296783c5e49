import { useLingui } from '@lingui/react/macro';
import type { CauseSum, DifferenceCause, DifferenceSide } from '@waybill/api-contract';

export function useSideLabels(): Record<DifferenceSide, string> {
  const { t } = useLingui();
  return { THERE: t`Only in Dependency-Track`, HERE: t`Only in Waybill` };
}

/** Why only one side has a finding; `there` is the side that lacks it. */
export function useCauseLabels(): Record<DifferenceCause, string> {
  const { t } = useLingui();
  return {
    ALIAS: t`The other side found another record of the vulnerability`,
    DUPLICATE: t`Found in another copy of the component in the project`,
    WITHDRAWN: t`The record was withdrawn or rejected`,
    SOURCE_OFF: t`The source is not enabled on the other side`,
    ANALYZER_OFF: t`The analyzer is not enabled on the other side`,
    ANALYZER_ANSWER: t`The analyzer does not report it on the other side`,
    RECORD_MISSING: t`The record is missing on the other side`,
    RECORD_CHANGED: t`The record has changed since the import`,
    BACKPORT: t`The distribution fixed it in this version, or the record is of another release`,
    VERSION_ORDER: t`The two sides order versions differently`,
    FUZZY_CPE: t`The two sides compare CPEs differently`,
    OTHER_PACKAGE: t`The record names another package`,
    IDENTIFIER: t`The record and the component share no identifier`,
    VERSION_UNREADABLE: t`The component's version is missing or unreadable`,
    RECORD_UNCLEAR: t`The record does not say which versions are affected`,
    INTERNAL: t`The analyzer is not asked about internal components`,
    INACTIVE: t`Dependency-Track does not analyze inactive projects`,
    NOT_ANALYZED: t`Dependency-Track found it in another project, and has not analyzed this one since`,
    NEW_COMPONENT: t`The component came after the last import`,
    ADDED_BY_HAND: t`Somebody added the finding`,
    REMOVED_BY_HAND: t`Somebody removed the finding`,
    UNKNOWN: t`No known cause`,
  };
}

/** A cause with what it is about. */
export function useCauseText(): (cause: Pick<CauseSum, 'cause' | 'detail'>) => string {
  const labels = useCauseLabels();
  return ({ cause, detail }) => (detail === '' ? labels[cause] : `${labels[cause]} (${detail})`);
}
