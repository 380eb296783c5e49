import type { Transaction } from '../../../db/database.ts';
import {
  keepDescriptions,
  linkMovedVulnerabilities,
  type MovedVulnerability,
  settleReferenced,
} from '../../vulnerability/moved-in/moved-vulnerabilities.service.ts';
import { referenced } from '../moved.queries.ts';
import type { Ledger } from '../report/ledger.ts';
import type { OpenedSource } from '../source/source.ts';
import { streamRows } from '../source/stream-rows.ts';
import { type AliasBook, planVulnerability } from './plan-vulnerability.ts';

/** More would be texts of many megabytes. */
const batch = 500;

/**
 * Keeps, of the vulnerabilities that findings and decisions are about, those that nobody here has told of, as they were told there. All
 * others come with their sources.
 */
export async function keepUnknown(
  trx: Transaction,
  open: OpenedSource,
  aliases: AliasBook,
  ledger: Ledger,
): Promise<void> {
  const unknown = await settleReferenced(trx, referenced);
  let kept: MovedVulnerability[] = [];
  const store = async () => {
    const some = kept;
    kept = [];
    if (some.length > 0) await keepDescriptions(trx, some);
  };
  if (unknown.size > 0) {
    await streamRows(
      open.source,
      {
        VULNERABILITY: async (rows) => {
          for (const row of rows) {
            if (!unknown.has(row.ID) || row.SOURCE === 'INTERNAL') continue;
            kept.push(planVulnerability(row, aliases.of(row.SOURCE, row.VULNID), []));
            ledger.add('VULNERABILITY', 'written');
            if (kept.length >= batch) await store();
          }
        },
      },
      open.zone,
      undefined,
    );
    await store();
    await linkMovedVulnerabilities(trx);
    await settleReferenced(trx, referenced);
  }
  ledger.add('VULNERABILITYALIAS', 'merged', aliases.used);
}
