import type { ComponentFacts } from '@waybill/policy';
import type { Transaction } from '../../db/database.ts';
import { identityFacts, vulnerabilityFacts } from './facts.service.ts';
import {
  addJudged,
  addJudgedByFix,
  addJudgedByVuln,
  type FixVerdict,
  type Held,
  type IdentityFactsRow,
  listIdentityFacts,
  listLatestFacts,
  listMatchedVulns,
  listVulnFacts,
  startJudging,
  storeJudged,
  type VulnFactsRow,
} from './judge.queries.ts';
import {
  type BookCondition,
  blankFacts,
  blankVulnerability,
  ofKind,
  type PolicyBook,
} from './policy-book.ts';

/** Judges conditions that follow from an identity or a vulnerability alone; remembers what it said of a vulnerability. */
export class Judge {
  readonly book: PolicyBook;
  readonly #ofIdentity: readonly BookCondition[];
  readonly #ofLatest: readonly BookCondition[];
  readonly #ofVulnerability: readonly BookCondition[];
  /** The results of conditions about fixes. */
  readonly fixVerdicts: readonly FixVerdict[];
  readonly #heldByVuln = new Map<number, readonly Held[]>();

  constructor(book: PolicyBook) {
    this.book = book;
    this.#ofIdentity = ofKind(book, 'identity');
    this.#ofLatest = ofKind(book, 'latest');
    this.#ofVulnerability = ofKind(book, 'vulnerability');
    this.fixVerdicts = ofKind(book, 'fix').map((condition) => fixVerdict(condition, book));
  }

  /** Brings what is stored of identities up to date. @returns those for which it changed */
  async judgeIdentities(trx: Transaction, identityIds: readonly number[]): Promise<number[]> {
    const conditions = ofKind(this.book, 'identity', 'latest', 'vulnerability', 'fix');
    if (conditions.length === 0 || identityIds.length === 0) return [];
    await startJudging(trx);
    if (this.#ofIdentity.length > 0) {
      const rows = await listIdentityFacts(trx, identityIds);
      await addJudged(
        trx,
        this.#judgeRows(this.#ofIdentity, rows, () => ({})),
      );
    }
    if (this.#ofLatest.length > 0) {
      const rows = await listLatestFacts(trx, identityIds);
      await addJudged(
        trx,
        this.#judgeRows(this.#ofLatest, rows, (row) => ({
          latestVersion: row.latest_version,
          publishedMs: row.published_at?.getTime() ?? null,
        })),
      );
    }
    if (this.#ofVulnerability.length > 0) {
      const vulnIds = await listMatchedVulns(trx, identityIds);
      await addJudgedByVuln(trx, identityIds, await this.judgeVulnerabilities(trx, vulnIds));
    }
    if (this.fixVerdicts.length > 0) await addJudgedByFix(trx, identityIds, this.fixVerdicts);
    return storeJudged(
      trx,
      identityIds,
      conditions.map((condition) => condition.condition_id),
    );
  }

  /** Which conditions hold for which of some vulnerabilities. */
  async judgeVulnerabilities(trx: Transaction, vulnIds: readonly number[]): Promise<Held[]> {
    const unknown = vulnIds.filter((id) => !this.#heldByVuln.has(id));
    if (unknown.length > 0) {
      for (const row of await listVulnFacts(trx, unknown)) {
        this.#heldByVuln.set(row.vuln_id, this.#judgeVuln(row));
      }
    }
    return vulnIds.flatMap((id) => this.#heldByVuln.get(id) ?? []);
  }

  #judgeVuln(row: VulnFactsRow): Held[] {
    const facts = { ...blankFacts, vulnerabilities: [vulnerabilityFacts(row)] };
    return this.#ofVulnerability.flatMap((condition) =>
      condition.evaluate(facts, this.book.context).outcome === 'held'
        ? [{ id: row.vuln_id, conditionId: condition.condition_id }]
        : [],
    );
  }

  #judgeRows<Row extends IdentityFactsRow>(
    conditions: readonly BookCondition[],
    rows: readonly Row[],
    moreOf: (row: Row) => Partial<ComponentFacts>,
  ): Held[] {
    const held: Held[] = [];
    for (const row of rows) {
      const facts = { ...blankFacts, ...identityFacts(row), ...moreOf(row) };
      for (const { condition_id, evaluate } of conditions) {
        if (evaluate(facts, this.book.context).outcome !== 'held') continue;
        held.push({ id: row.identity_id, conditionId: condition_id });
      }
    }
    return held;
  }
}

function fixVerdict({ condition_id, evaluate }: BookCondition, { context }: PolicyBook): FixVerdict {
  const holds = (fixedIn: string | null) => {
    const facts = { ...blankFacts, vulnerabilities: [{ ...blankVulnerability, fixedIn }] };
    return evaluate(facts, context).outcome === 'held';
  };
  return { conditionId: condition_id, ifFixed: holds('1'), ifNotFixed: holds(null) };
}
