import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Coverage } from '@waybill/api-contract';
import { Eye } from 'lucide-react';
import { useCapability } from '../../lib/capability.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState, ErrorState, Loading } from '../../ui/states.tsx';
import { CauseList } from '../coverage/cause-list.tsx';
import { CoverageBar } from '../coverage/coverage-bar.tsx';
import { coverableOf } from '../coverage/covered-share.ts';
import { coverageQuery } from './project.data.ts';

/** The components of a project that no enabled source covers, with remedies. */
export function CoverageDialog(props: { uuid: string; open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      open={props.open}
      onOpenChange={(open) => !open && props.onClose()}
      title={t`Coverage gaps`}
      description={t`No findings can mean that a component is safe, or that no source covers it.`}
      size="lg"
    >
      <CoverageBody uuid={props.uuid} />
    </Dialog>
  );
}

function CoverageBody({ uuid }: { uuid: string }) {
  const { t } = useLingui();
  const coverage = useQuery(coverageQuery(uuid));
  if (coverage.isError) {
    return <ErrorState title={t`Couldn't load coverage gaps`} onRetry={() => void coverage.refetch()} />;
  }
  if (!coverage.data) return <Loading />;
  return <Gaps uuid={uuid} coverage={coverage.data} />;
}

function Gaps({ uuid, coverage }: { uuid: string; coverage: Coverage }) {
  const { t } = useLingui();
  const mayChange = useCapability('SYSTEM_CONFIGURATION').allowed;
  return (
    <>
      {coverage.blind === 0 ? (
        <EmptyState icon={<Eye className="size-6 text-success" />} title={t`No coverage gaps`}>
          <Plural
            value={coverableOf(coverage)}
            one="The only component is covered."
            other="All # components are covered."
          />
        </EmptyState>
      ) : (
        <>
          <CoverageBar coverage={coverage} />
          {mayChange ? null : (
            <p className="mt-3 text-muted">{t`Administrators choose which sources are used.`}</p>
          )}
        </>
      )}
      {coverage.blindSpots.length + coverage.notes.length > 0 ? (
        <div className="mt-3">
          <CauseList coverage={coverage} project={uuid} />
        </div>
      ) : null}
    </>
  );
}
