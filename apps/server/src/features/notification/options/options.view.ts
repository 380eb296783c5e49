import type { NotificationRuleOptions } from '@waybill/api-contract';
import { present } from '../../../http/present.ts';
import type { OptionRow } from './options.queries.ts';

export function viewOptions(row: OptionRow): NotificationRuleOptions {
  return {
    projectNames: [...row.project_names],
    ...present('minSeverity', row.min_severity),
    ...present('minEpss', row.min_epss),
    exploitedOnly: row.exploited_only,
    directOnly: row.direct_only,
    latestOnly: row.latest_only,
    policies: [...row.policies],
    ...present('expression', row.expression),
    ...present('expressionError', row.expression_error),
  };
}
