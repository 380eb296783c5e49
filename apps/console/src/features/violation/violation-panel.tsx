import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { AuditViolation } from '@waybill/api-contract';
import { HttpError } from '../../lib/http-error.ts';
import { InProject } from '../../lib/in-project.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { PanelButtons } from '../audit/panel-buttons.tsx';
import { useMissingNotice } from '../audit/use-missing-notice.ts';
import { useFinalFocus, useFocusFromRow } from '../audit/use-panel-focus.ts';
import { PanelContent } from './panel-content.tsx';
import { violationQuery } from './violation.data.ts';
import type { ViolationKey } from './violation-scope.ts';
import type { PanelView } from './violation-search.ts';
import { versionedName } from './violation-words.ts';

export interface ViolationPanelProps {
  /** The violation that is open; undefined closes the panel. */
  violation: ViolationKey | undefined;
  /** True if the address cannot name a violation. */
  isNoViolation: boolean;
  /** Its row, where the list has it. */
  row: AuditViolation | undefined;
  /** The part that the address leads to. */
  view: PanelView | undefined;
  onView: (view: PanelView) => void;
  onClose: () => void;
  /** The violation does not exist: the address should no longer name it. */
  onMissing: () => void;
  /** Opens a violation that was left. */
  onReopen: (violation: AuditViolation) => void;
  /** False when the next one could not be reached. */
  onNext: (() => Promise<boolean>) | undefined;
  onPrevious: (() => Promise<boolean>) | undefined;
  onHelp: () => void;
}

const otherPeopleMs = 10_000;

const nowhere: ViolationKey = { component: '', violation: '' };

/** One violation beside the list: what it is, why it is one, what was decided. */
export function ViolationPanel(props: ViolationPanelProps) {
  const { t } = useLingui();
  const { violation, row } = props;
  // Others' decisions appear while the violation is open.
  const details = useQuery({
    ...violationQuery(violation ?? nowhere),
    enabled: violation !== undefined,
    refetchInterval: otherPeopleMs,
  });
  const isGone = details.error instanceof HttpError && details.error.status === 404;
  const notFound = {
    title: t`Violation not found`,
    text: t`It may have ended, or you may not have access to its project.`,
  };
  useMissingNotice(props.isNoViolation || isGone, notFound, props.onMissing);
  const finalFocus = useFinalFocus(violation !== undefined);
  useFocusFromRow(violation && `${violation.component}:${violation.violation}`);
  const shown = row && details.data ? { ...row, analysis: details.data.analysis } : (row ?? details.data);
  const title = shown ? `${shown.policy.name} · ${versionedName(shown.component)}` : t`Policy violation`;
  const words = {
    previous: t`Previous violation`,
    isFirst: t`This is the first violation.`,
    next: t`Next violation`,
    isLast: t`This is the last violation.`,
  };
  return (
    <SidePanel
      open={violation !== undefined}
      onOpenChange={(open) => !open && props.onClose()}
      title={title}
      finalFocus={finalFocus}
      actions={
        <PanelButtons
          words={words}
          onNext={props.onNext}
          onPrevious={props.onPrevious}
          onHelp={props.onHelp}
        />
      }
    >
      {shown && violation ? (
        <InProject uuid={shown.project.uuid}>
          <PanelContent
            key={`${violation.component} ${violation.violation}`}
            {...props}
            shown={shown}
            details={details.data}
            error={details.error}
            onRetry={() => void details.refetch()}
          />
        </InProject>
      ) : details.isError && !isGone ? (
        <ErrorState title={t`Couldn't load the violation`} onRetry={() => void details.refetch()} />
      ) : violation ? (
        <Loading />
      ) : null}
    </SidePanel>
  );
}
