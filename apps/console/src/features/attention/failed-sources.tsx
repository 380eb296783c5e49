import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Source } from '@waybill/api-contract';
import { RefreshCwOff } from 'lucide-react';
import { useCapability } from '../../lib/capability.ts';
import { useFormat } from '../../lib/format.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { useFailureText } from '../connection-test/failure-text.ts';
import { sourcesQuery } from '../source/source.data.ts';
import { stateOf } from '../source/source-words.ts';
import { AttentionTile } from './attention-tile.tsx';

/** Sources whose last run failed, or a part of it. */
export function FailedSources() {
  const { t } = useLingui();
  const format = useFormat();
  const { data, isError } = useQuery(sourcesQuery);
  const failed = data?.filter((source) => ['failed', 'partial'].includes(stateOf(source)));
  const mayChange = useCapability('SYSTEM_CONFIGURATION').allowed;
  const [first] = failed ?? [];
  return (
    <AttentionTile
      icon={<RefreshCwOff className="size-4" />}
      title={t`Failed sources`}
      value={failed ? format.number(failed.length) : isError ? '–' : undefined}
      isUrgent={first !== undefined}
      isUnknown={isError}
      path={first && mayChange ? paths.adminPage('vulnerabilitySources', first.source) : undefined}
    >
      {failed?.length === 0 ? (
        <span className="text-muted">{t`No enabled source has failed.`}</span>
      ) : (
        <ul className="flex flex-col gap-0.5">
          {failed?.map((source) => (
            <FailedSource key={source.source} source={source} mayChange={mayChange} />
          ))}
        </ul>
      )}
    </AttentionTile>
  );
}

function FailedSource({ source, mayChange }: { source: Source; mayChange: boolean }) {
  const { t } = useLingui();
  const textOf = useFailureText();
  const isPartial = stateOf(source) === 'partial';
  const all = [source, ...source.parts];
  const told = all.find(({ problem }) => problem !== undefined);
  // An error of one feed among many says nothing about the source.
  const failed = told ?? (isPartial ? undefined : all.find(({ failure }) => failure !== undefined));
  const unnamed = isPartial ? t`Some feeds weren't updated.` : t`The last update failed.`;
  const reason = (failed && textOf(failed)?.title) ?? unnamed;
  return (
    <li className="flex min-w-0 items-baseline gap-2">
      {mayChange ? (
        <AppLink
          path={paths.adminPage('vulnerabilitySources', source.source)}
          className="shrink-0 text-accent hover:underline"
        >
          {source.title}
        </AppLink>
      ) : (
        <span className="shrink-0 font-medium">{source.title}</span>
      )}
      <span className="min-w-0 text-muted wrap-anywhere">{reason}</span>
    </li>
  );
}
