import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { TokenRule } from '@waybill/api-contract';
import { Badge } from '../../ui/badge.tsx';
import { isoTime } from '../../ui/table/csv.ts';
import type { Column } from '../../ui/table/types.ts';
import { projectLabel } from '../project/project-label.ts';
import { LastUsed } from './last-used.tsx';

function RuleStatus({ rule }: { rule: TokenRule }) {
  const { t } = useLingui();
  return rule.enabled ? <Badge tone="success">{t`Enabled`}</Badge> : <Badge>{t`Disabled`}</Badge>;
}

const claimsOf = (rule: TokenRule): string =>
  rule.claims.map(({ claim, value, isPattern }) => `${claim} ${isPattern ? '~' : '='} ${value}`).join(', ');

const projectsOf = (rule: TokenRule): string | undefined => rule.projects?.map(projectLabel).join(', ');

export const tokenRuleColumns: readonly Column<TokenRule>[] = [
  {
    id: 'name',
    header: msg`Name`,
    value: (rule) => rule.name,
    required: true,
    width: 9,
    narrow: { place: 1, width: 9 },
  },
  {
    id: 'account',
    header: msg`Service account`,
    value: (rule) => rule.account,
    groupable: true,
    width: 9,
    narrow: { place: 2, width: 9 },
  },
  { id: 'issuer', header: msg`Issuer`, value: (rule) => rule.issuer, groupable: true, width: 12, grow: 2 },
  { id: 'audience', header: msg`Audience`, value: (rule) => rule.audience, width: 10, spare: true },
  { id: 'claims', header: msg`Claims`, value: claimsOf, width: 14, grow: 3 },
  { id: 'projects', header: msg`Projects`, value: projectsOf, width: 10, spare: true },
  {
    id: 'lastUsed',
    header: msg`Last used`,
    value: (rule) => rule.lastUsed,
    csv: (rule) => isoTime(rule.lastUsed),
    cell: (rule) => <LastUsed value={rule.lastUsed} />,
    kind: 'date',
    width: 7,
    grow: 0,
  },
  {
    id: 'status',
    header: msg`Status`,
    csv: (rule) => (rule.enabled ? 'ENABLED' : 'DISABLED'),
    value: (rule) => (rule.enabled ? 0 : 1),
    cell: (rule) => <RuleStatus rule={rule} />,
    groupable: true,
    width: 7,
    grow: 0,
  },
];
