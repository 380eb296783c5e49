import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type AuditFinding, analysisStates } from '@waybill/api-contract';
import { ChevronDown, ChevronUp, Keyboard } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useCapability } from '../../lib/capability.ts';
import { IconButton } from '../../ui/button.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { useKeys } from '../../ui/use-keys.ts';
import { flawId } from '../vulnerability/flaw-id.ts';
import { analysisQuery, useSuppress } from './analysis.data.ts';
import { DecisionBar } from './decision-bar.tsx';
import { oneFindingQuery } from './finding.data.ts';
import { versionedName } from './finding-names.ts';
import type { FindingKey, PanelView } from './finding-search.ts';
import { FindingSummary } from './finding-summary.tsx';
import { PanelViews } from './panel-views.tsx';
import { useDecisionForm } from './use-decision-form.ts';
import { useSaveKey } from './use-save-key.ts';
import { keyOf } from './use-saving.ts';

export interface FindingPanelProps {
  project: string;
  /** The finding that is open; undefined closes the panel. */
  finding: FindingKey | undefined;
  /** What the address names cannot be a finding. */
  isNoFinding: boolean;
  /** Its row, where the list has it. */
  row: AuditFinding | undefined;
  view: PanelView;
  onView: (view: PanelView) => void;
  onClose: () => void;
  /** The finding does not exist: the address should no longer name it. */
  onMissing: () => void;
  /** Opens a finding that was left. */
  onReopen: (finding: AuditFinding) => void;
  /** False when the next one could not be reached. */
  onNext: (() => Promise<boolean>) | undefined;
  onPrevious: (() => Promise<boolean>) | undefined;
  onHelp: () => void;
}

function rowBeside(index: string | undefined): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-row="${index}"]`);
}

/** The row to which the focus returns: that of the finding, or what has taken its place in the list. */
function useFinalFocus(isOpen: boolean): () => HTMLElement | null {
  const place = useRef<string>(undefined);
  useEffect(() => {
    const row = document.querySelector<HTMLElement>('[data-row][aria-current]');
    if (isOpen && row) place.current = row.dataset.row;
  });
  return () => rowBeside(place.current) ?? rowBeside('0');
}

/** The panel has the focus, for its keys, also when another row is clicked while it is open. */
function useFocusFromRow(finding: FindingKey | undefined): void {
  const id = finding && `${finding.component}:${finding.vulnerability}`;
  useEffect(() => {
    if (id && document.activeElement?.matches('[data-row]'))
      document.querySelector<HTMLElement>('[data-side-panel]')?.focus();
  }, [id]);
}

/** The finding of the address: its row, else what the server says, else what was shown a moment ago. */
function useShownFinding({ project, finding, row }: FindingPanelProps) {
  const single = useQuery({
    ...oneFindingQuery(project, finding ?? { component: '', vulnerability: '' }),
    enabled: finding !== undefined && row === undefined,
  });
  const last = useRef<AuditFinding>(undefined);
  const found = row ?? single.data?.rows[0];
  if (found) last.current = found;
  const isLast =
    finding?.component === last.current?.component.uuid &&
    finding?.vulnerability === last.current?.vulnerability.uuid;
  // A decision can take the row out of the list: what is being typed beside it must not go with it.
  const shown = finding ? (found ?? (isLast && single.isPending ? last.current : undefined)) : undefined;
  return { shown, single };
}

/** Says once that the finding of the address does not exist. */
function useMissingNotice(isMissing: boolean, onMissing: () => void): void {
  const { t } = useLingui();
  const latest = useRef(onMissing);
  latest.current = onMissing;
  useEffect(() => {
    if (!isMissing) return;
    toast({
      kind: 'warning',
      title: t`Finding not found`,
      text: t`A newer BOM or record may have removed it.`,
    });
    latest.current();
  }, [isMissing, t]);
}

/** One finding beside the list: what it is, what was decided, why it is one. */
export function FindingPanel(props: FindingPanelProps) {
  const { t } = useLingui();
  const { finding } = props;
  const { shown, single } = useShownFinding(props);
  useMissingNotice(props.isNoFinding || (single.isSuccess && !shown), props.onMissing);
  const finalFocus = useFinalFocus(finding !== undefined);
  useFocusFromRow(finding);
  const title = shown ? `${flawId(shown.vulnerability)} · ${versionedName(shown.component)}` : t`Finding`;
  return (
    <SidePanel
      open={finding !== undefined}
      onOpenChange={(open) => !open && props.onClose()}
      title={title}
      finalFocus={finalFocus}
      actions={<PanelButtons {...props} />}
    >
      {shown ? (
        <PanelContent {...props} key={`${shown.component.uuid} ${shown.vulnerability.uuid}`} shown={shown} />
      ) : single.isError ? (
        <ErrorState title={t`Couldn't load the finding`} onRetry={() => void single.refetch()} />
      ) : finding ? (
        <Loading />
      ) : null}
    </SidePanel>
  );
}

function PanelButtons({ onNext, onPrevious, onHelp }: FindingPanelProps) {
  const { t } = useLingui();
  return (
    <>
      <IconButton
        label={t`Keyboard shortcuts`}
        icon={<Keyboard className="size-4" aria-hidden />}
        size="sm"
        onClick={onHelp}
      />
      <IconButton
        label={t`Previous finding`}
        icon={<ChevronUp className="size-4" aria-hidden />}
        size="sm"
        disabledReason={onPrevious ? undefined : t`This is the first finding.`}
        onClick={onPrevious}
      />
      <IconButton
        label={t`Next finding`}
        icon={<ChevronDown className="size-4" aria-hidden />}
        size="sm"
        disabledReason={onNext ? undefined : t`This is the last finding.`}
        onClick={onNext}
      />
    </>
  );
}

const nothing = () => {};

function focusField(field: string): void {
  document.querySelector<HTMLElement>(`[data-side-panel] ${field}`)?.focus();
}

function PanelContent(props: FindingPanelProps & { shown: AuditFinding }) {
  const { project, shown, view, onView } = props;
  const key = keyOf(shown);
  const analysis = useQuery(analysisQuery(project, key, shown.analysis.isRecorded));
  const decision = useDecisionForm({
    project,
    finding: shown,
    analysis: analysis.data,
    onNext: props.onNext,
    onReopen: () => props.onReopen(shown),
  });
  const suppression = useSuppression(project, shown, key);

  /** It is there only while the audit is shown, a moment after that was chosen. */
  function goToComment(): void {
    onView('audit');
    requestAnimationFrame(() => focusField('[name="comment"]'));
  }
  useKeys({
    j: props.onNext ?? nothing,
    k: props.onPrevious ?? nothing,
    f: () => focusField('[name="state"]:checked'),
    c: goToComment,
    r: decision.repeat,
    o: () => decision.others.setMeant((meant) => !meant),
    ...Object.fromEntries(analysisStates.map((_, index) => [index + 1, () => decision.choose(index + 1)])),
    s: suppression.toggle,
    v: () => onView('facts'),
    a: () => onView('audit'),
    w: () => onView('why'),
  });
  useSaveKey(decision.saveAndNext);
  return (
    <div className="flex min-h-full flex-col gap-4">
      <FindingSummary project={project} finding={shown} suppression={suppression} />
      <PanelViews
        project={project}
        finding={shown}
        analysis={analysis.data}
        analysisError={analysis.error}
        onRetry={() => void analysis.refetch()}
        view={view}
        onView={onView}
        decision={decision}
      />
      <DecisionBar decision={decision} />
    </div>
  );
}

/** Suppressing is one step of its own: it leaves the decision, and what is being typed, as it is. */
function useSuppression(project: string, { analysis: { isSuppressed } }: AuditFinding, key: FindingKey) {
  const { t } = useLingui();
  const may = useCapability('VULNERABILITY_ANALYSIS');
  const suppress = useSuppress(project);
  async function toggle(): Promise<void> {
    if (!may.allowed || suppress.isPending) return;
    await suppress.mutateAsync({ key, isSuppressed: !isSuppressed });
    toast({ kind: 'success', title: isSuppressed ? t`Finding unsuppressed` : t`Finding suppressed` });
  }
  return {
    reason: may.reason,
    busy: suppress.isPending,
    // A failure has been reported, and the row shows the old state again.
    toggle: () => void toggle().catch(() => {}),
  };
}
