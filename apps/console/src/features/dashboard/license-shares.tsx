import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { LicenseSummaryGroup } from '@waybill/api-contract';
import { useCapability } from '../../lib/capability.ts';
import { useFormat } from '../../lib/format.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/card.tsx';
import { BarList } from '../../ui/charts/bar-list.tsx';
import { licenseRiskQuery } from './dashboard.data.ts';

/** How the components of all projects are spread over the license groups; for those who may list these. */
export function LicenseShares() {
  const { t } = useLingui();
  const format = useFormat();
  const may = useCapability('POLICY_MANAGEMENT').allowed;
  const { data: rows = [] } = useQuery({ ...licenseRiskQuery, enabled: may });
  const used = rows.filter(({ components }) => components > 0);
  if (!may || used.length === 0) return null;
  const most = Math.max(...used.map(({ components }) => components));
  const linkOf = ({ group }: LicenseSummaryGroup) =>
    paths.licenses(group ? { used: true, group: group.uuid } : { used: true, ungrouped: true });
  return (
    <Card title={t`Components by license group`}>
      <BarList
        total={most}
        items={used.map((row) => ({
          id: row.group?.uuid ?? 'none',
          tone: row.group ? 'accent' : 'unassigned',
          value: row.components,
          label: (
            <AppLink path={linkOf(row)} className="text-fg hover:underline">
              {row.group?.name ?? t`No license group`}
            </AppLink>
          ),
          text: format.number(row.components),
          share: '',
        }))}
      />
    </Card>
  );
}
