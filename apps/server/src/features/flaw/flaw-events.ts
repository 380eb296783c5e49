import { severities } from '@waybill/api-contract';
import type { Transaction } from '../../db/database.ts';
import { recordEvents } from '../../jobs/outbox.ts';

/**
 * Events for changes of vulnerabilities. Delivery derives messages from them if a rule covers a project with
 * the vulnerability.
 */
const common = { scope: 'PORTFOLIO', level: 'INFORMATIONAL' } as const;
const perEvent = 1_000;

/** Tells of vulnerabilities that are exploited, as has become known. */
export async function recordExploited(trx: Transaction, vulnIds: readonly number[]): Promise<void> {
  await recordEvents(
    trx,
    partsOf(vulnIds).map((part) => ({
      ...common,
      group: 'VULNERABILITIES_EXPLOITED',
      tells: ['VULNERABILITY_EXPLOITED'],
      subject: { vulnIds: part },
    })),
  );
}

/** Tells of vulnerabilities with another severity. @param changed with the stored severity before */
export async function recordRescored(
  trx: Transaction,
  changed: readonly { readonly id: number; readonly before: number }[],
): Promise<void> {
  await recordEvents(
    trx,
    partsOf(changed).map((part) => ({
      ...common,
      group: 'VULNERABILITIES_RESCORED',
      tells: ['SEVERITY_CHANGED'],
      subject: {
        vulnIds: part.map(({ id }) => id),
        from: part.map(({ before }) => severities[severities.length - 1 - before] ?? 'UNASSIGNED'),
      },
    })),
  );
}

function partsOf<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / perEvent) }, (_, part) =>
    items.slice(part * perEvent, (part + 1) * perEvent),
  );
}
