// Public to other features.
import { Plural, useLingui } from '@lingui/react/macro';
import type { BlindSpot, Coverage } from '@waybill/api-contract';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { useBlindSpotText } from './blind-spot-text.ts';
import { Repair } from './repair.tsx';

interface CauseListProps {
  coverage: Coverage;
  /** The project that they are about; all of them without it. */
  project?: string;
  /** The key of the one that the list beside it shows. */
  current?: string | undefined;
}

/** The causes of coverage gaps with the action that repairs each, then what is no gap; numbers lead to the components. */
export function CauseList({ coverage: { blindSpots, notes }, project, current }: CauseListProps) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`Reasons`} className="divide-y divide-line border-t border-line">
      {[...blindSpots, ...notes].map((cause) => (
        <CauseItem key={cause.key} cause={cause} project={project} isCurrent={cause.key === current} />
      ))}
    </ul>
  );
}

interface CauseItemProps {
  cause: BlindSpot;
  project: string | undefined;
  isCurrent: boolean;
}

function CauseItem({ cause, project, isCurrent }: CauseItemProps) {
  const { title, advice } = useBlindSpotText(cause);
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0 font-medium wrap-anywhere">{title}</span>
        <span className="flex gap-x-3 whitespace-nowrap text-muted tabular-nums">
          <AppLink
            path={paths.coverage({ cause: cause.key, project })}
            {...(isCurrent ? { 'aria-current': 'true' as const } : {})}
          >
            <Plural value={cause.components} one="# component" other="# components" />
          </AppLink>
          {cause.projects === undefined ? null : (
            <Plural value={cause.projects} one="in # project" other="in # projects" />
          )}
        </span>
      </div>
      {advice ? (
        <Repair
          action={cause.action}
          advice={advice}
          gain={cause.action.components}
          className="mt-0.5 block text-muted"
        />
      ) : null}
      <Examples cause={cause} />
    </li>
  );
}

function Examples({ cause: { examples, components } }: { cause: BlindSpot }) {
  const rest = components - examples.length;
  if (examples.length === 0) return null;
  return (
    <p className="mt-1.5 flex flex-wrap gap-x-3 gap-y-1 text-xs">
      {examples.map((component) => (
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
  );
}
