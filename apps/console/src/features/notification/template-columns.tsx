import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../lib/format.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/table/types.ts';
import type { Template } from './publisher-kind.ts';
import { useKindLabel } from './use-kind-label.ts';

/** A template with the number of alerts that use it, where that is known. */
export interface ListedTemplate extends Template {
  alerts: number | undefined;
}

interface TemplateCell {
  template: ListedTemplate;
}

function KindCell({ template }: TemplateCell) {
  return useKindLabel()(template);
}

function OriginCell({ template }: TemplateCell) {
  const { t } = useLingui();
  return template.defaultPublisher ? <Badge>{t`Default`}</Badge> : <Badge tone="accent">{t`Own`}</Badge>;
}

function AlertsCell({ template: { alerts, name } }: TemplateCell) {
  const format = useFormat();
  const text = format.number(alerts);
  if (!alerts) return <span className="text-muted tabular-nums">{text}</span>;
  return (
    <AppLink
      path={paths.alerts({ searchText: name })}
      className="text-fg underline decoration-line-strong/50 underline-offset-3 tabular-nums hover:decoration-current"
    >
      {text}
    </AppLink>
  );
}

export const templateColumns: readonly Column<ListedTemplate>[] = [
  {
    id: 'name',
    header: msg`Template`,
    value: (template) => template.name,
    cell: (template) => (
      <AppLink path={paths.template(template.uuid)} className="truncate text-accent hover:underline">
        {template.name}
      </AppLink>
    ),
    required: true,
    width: 11,
    grow: 2,
    narrow: { place: 1, width: 11 },
  },
  {
    id: 'origin',
    header: msg`Origin`,
    value: (template) => (template.defaultPublisher ? 0 : 1),
    csv: (template) => (template.defaultPublisher ? 'default' : 'own'),
    cell: (template) => <OriginCell template={template} />,
    width: 6,
    grow: 0,
    narrow: { place: 2, width: 6 },
  },
  {
    id: 'kind',
    header: msg`Sends by`,
    csv: (template) => template.ownKind ?? template.publisherClass,
    cell: (template) => <KindCell template={template} />,
    width: 9,
    grow: 1,
  },
  {
    id: 'description',
    yields: 2,
    header: msg`Description`,
    value: (template) => template.description,
    width: 12,
    grow: 4,
  },
  {
    id: 'mimeType',
    yields: 1,
    header: msg`MIME type`,
    value: (template) => template.templateMimeType,
    width: 9,
    grow: 1,
  },
  {
    id: 'alerts',
    header: msg`Alerts`,
    value: (template) => template.alerts,
    cell: (template) => <AlertsCell template={template} />,
    kind: 'number',
    width: 5,
    grow: 0,
  },
];
