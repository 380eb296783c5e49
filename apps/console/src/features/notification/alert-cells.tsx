import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { NotificationLevel, NotificationRule } from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import type { ListedAlert } from './alert-columns.tsx';
import { groupWords, kindWord, levelTones, levelWords } from './notification-words.ts';

interface AlertCell {
  alert: ListedAlert;
}

export function EnabledCell({ alert: { enabled } }: { alert: Pick<NotificationRule, 'enabled'> }) {
  const { t } = useLingui();
  return enabled ? <Badge tone="success">{t`Enabled`}</Badge> : <Badge>{t`Disabled`}</Badge>;
}

export function LevelBadge({ level }: { level: NotificationLevel }) {
  const { i18n } = useLingui();
  return <Badge tone={levelTones[level]}>{i18n._(levelWords[level])}</Badge>;
}

/** The template by its name, with how it is sent where the name does not say that. */
export function TemplateCell({ alert: { publisher } }: AlertCell) {
  const { i18n } = useLingui();
  const word = kindWord(publisher);
  const kind = typeof word === 'string' ? word : i18n._(word);
  return (
    <span className="truncate" title={`${publisher.name} (${kind})`}>
      {publisher.name}
    </span>
  );
}

export function GroupsCell({ alert: { notifyOn, triggerType } }: AlertCell) {
  const { t, i18n } = useLingui();
  if (notifyOn.length === 0) return <span className="text-warning">{t`None chosen`}</span>;
  const names = notifyOn.map((group) => i18n._(groupWords[group])).join(', ');
  const text = triggerType === 'SCHEDULE' ? t`Summary: ${names}` : names;
  return (
    <span className="truncate" title={text}>
      {text}
    </span>
  );
}

export function LimitsCell({ alert }: AlertCell) {
  const { t } = useLingui();
  if (alert.scope === 'SYSTEM') return <span className="text-muted">{t`System`}</span>;
  const projects = alert.projects.length;
  const tags = alert.tags.length;
  if (projects + tags === 0) return t`All projects`;
  const parts = [
    ...(projects > 0 ? [t`${plural(projects, { one: '# project', other: '# projects' })}`] : []),
    ...(tags > 0 ? [t`${plural(tags, { one: '# tag', other: '# tags' })}`] : []),
  ];
  const names = [...alert.projects, ...alert.tags].map(({ name }) => name);
  return (
    <span className="truncate" title={names.join(', ')}>
      {parts.join(', ')}
    </span>
  );
}

export function LastSuccessCell({ alert: { state } }: AlertCell) {
  const { t } = useLingui();
  const format = useFormat();
  if (!state?.lastSuccess) return <span className="text-muted">{state ? t`Never` : null}</span>;
  return <time title={format.dateTime(state.lastSuccess)}>{format.relative(state.lastSuccess)}</time>;
}

/** The number of notifications in a state, as a link to their list. */
function CountCell({
  uuid,
  count,
  state,
  tone,
}: {
  uuid: string;
  count: number | undefined;
  state: 'WAITING' | 'DEAD';
  tone: string;
}) {
  const format = useFormat();
  const text = format.number(count);
  if (!count) return <span className="text-muted tabular-nums">{text}</span>;
  return (
    <AppLink
      path={paths.alertDeliveries(uuid, { state })}
      className={`${tone} underline decoration-line-strong/50 underline-offset-3 tabular-nums hover:decoration-current`}
    >
      {text}
    </AppLink>
  );
}

export function WaitingCell({ alert: { uuid, state } }: AlertCell) {
  return <CountCell uuid={uuid} count={state?.waiting} state="WAITING" tone="text-fg" />;
}

export function GivenUpCell({ alert: { uuid, state } }: AlertCell) {
  return <CountCell uuid={uuid} count={state?.dead} state="DEAD" tone="font-medium text-danger" />;
}
