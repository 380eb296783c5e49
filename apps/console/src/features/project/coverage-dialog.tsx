import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { BlindSpot, Coverage } from '@waybill/api-contract';
import { Eye } from 'lucide-react';
import { useCapability } from '../../lib/capability.ts';
import { useFormat } from '../../lib/format.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { EmptyState, ErrorState, Loading } from '../../ui/states.tsx';
import { useBlindSpotText } from './blind-spot-text.ts';
import { coverageQuery } from './project.data.ts';

/** What no enabled source can judge in a project, and what can be done about it. */
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
  return <BlindSpots coverage={coverage.data} />;
}

function BlindSpots({ coverage }: { coverage: Coverage }) {
  const { t } = useLingui();
  const format = useFormat();
  const mayChange = useCapability('SYSTEM_CONFIGURATION').allowed;
  const judged = format.number(coverage.judgeable);
  const all = format.number(coverage.components);
  if (coverage.blind === 0) {
    return (
      <EmptyState icon={<Eye className="size-6 text-success" />} title={t`No coverage gaps`}>
        <Plural
          value={coverage.components}
          one="The only component is covered."
          other="All # components are covered."
        />
      </EmptyState>
    );
  }
  return (
    <>
      <p className="mb-1.5">
        <Trans>
          {judged} of {all} components covered
        </Trans>
      </p>
      <ProgressBar
        label={t`Covered components`}
        percent={(coverage.judgeable / coverage.components) * 100}
        tone="success"
      />
      <p className="mt-3">
        {mayChange ? (
          <AppLink
            path={paths.adminPage('vulnerabilitySources', 'osv')}
          >{t`Choose vulnerability sources`}</AppLink>
        ) : (
          <span className="text-muted">{t`Administrators choose which sources are used.`}</span>
        )}
      </p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {coverage.blindSpots.map((spot) => (
          <BlindSpotItem key={spot.code + JSON.stringify(spot.data)} spot={spot} />
        ))}
      </ul>
    </>
  );
}

function BlindSpotItem({ spot }: { spot: BlindSpot }) {
  const { title, advice } = useBlindSpotText(spot);
  const rest = spot.components - spot.examples.length;
  return (
    <li className="py-3">
      <div className="flex items-baseline justify-between gap-4">
        <span className="font-medium">{title}</span>
        <span className="whitespace-nowrap text-muted tabular-nums">
          <Plural value={spot.components} one="# component" other="# components" />
        </span>
      </div>
      {advice ? <p className="mt-0.5 text-muted">{advice}</p> : null}
      <p className="mt-1.5 flex flex-wrap gap-x-3 gap-y-1 text-xs">
        {spot.examples.map((component) => (
          <AppLink key={component.uuid} path={paths.component(component.uuid)}>
            {component.version ? `${component.name} ${component.version}` : component.name}
          </AppLink>
        ))}
        {rest > 0 ? (
          <span className="text-muted">
            <Plural value={rest} one="and # more" other="and # more" />
          </span>
        ) : null}
      </p>
    </li>
  );
}
