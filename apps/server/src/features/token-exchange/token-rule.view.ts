import type { TokenRule } from '@waybill/api-contract';
import { present } from '../../http/present.ts';
import type { TokenRuleRow } from './token-rule.queries.ts';

/** Only a limited rule has projects, and none when all of them are gone. */
export function viewTokenRule(row: TokenRuleRow): TokenRule {
  return {
    uuid: row.uuid,
    name: row.name,
    enabled: row.enabled,
    account: row.account,
    issuer: row.issuer,
    audience: row.audience,
    claims: row.claims.map(({ claim, value, isPattern }) => ({ claim, value, isPattern })),
    created: row.created_at.getTime(),
    ...present('lastUsed', row.last_used_at?.getTime()),
    ...(row.limited
      ? {
          projects: row.projects.map(({ uuid, name, version, withChildren }) => ({
            uuid,
            name,
            ...present('version', version),
            withChildren,
          })),
        }
      : {}),
  };
}
