import { inTransaction } from '../../../db/database.ts';
import type { Context } from '../../../feature.ts';
import type { JobContext } from '../../../jobs/job.ts';
import { dueTimes } from '../../ticket/state-times.ts';
import { type DueTicket, listDueIssues, storeTicketStates } from '../../ticket/ticket.service.ts';
import type { IssuePlace } from '../delivery/issue-place.ts';
import { NotNow, Undeliverable } from '../delivery/publish.ts';
import { repositoryOf } from '../delivery/repository-issue.ts';
import { type IssueKind, isIssueKind, kindOf } from '../publisher/publisher-kinds.ts';
import { issuesUrl } from '../rule/issue-config.ts';
import { readConfig } from '../rule/publisher-config.ts';
import { askStates } from './ask-states.ts';
import { type IssueRuleRow, listIssueRules } from './issue-state.queries.ts';

/** The number of issues per request. */
const batchSize = 100;
/** The maximum per run and rule. The rest follows with the next run, the longest waiting first. */
const perRule = 1_000;

/** A rule whose issues can be asked for. */
interface IssueAccount {
  readonly ruleId: number;
  readonly kind: IssueKind;
  readonly token: string;
  readonly apiUrl: string | undefined;
  /**
   * The origin of the repository. The token is for this host. Issues elsewhere, which the rule created before
   * it was changed, are not queried.
   */
  readonly origin: string;
}

/** The result of a run. */
interface StatesRead {
  readonly read: number;
  /** Why the issues of rules could not be read, each reason once. */
  readonly failures: readonly string[];
}

/** True if the state of any issue is due. */
export async function areStatesDue({ secrets, now }: Context, db: Context['db']): Promise<boolean> {
  const accounts = await listAccounts(db, secrets);
  return (await listDueIssues(db, accounts, dueTimes(now()), 1)).length > 0;
}

/** Reads how the issues fare that rules made in repositories. One host that fails holds up no other. */
export async function readIssueStates(context: Context, job: JobContext): Promise<StatesRead> {
  const { db, signal } = job;
  const accounts = new Map((await listAccounts(db, context.secrets)).map((one) => [one.ruleId, one]));
  const due = await listDueIssues(db, [...accounts.values()], dueTimes(job.now()), perRule);
  const failures = new Set<string>();
  let read = 0;
  for (const [ruleId, tickets] of Map.groupBy(due, (ticket) => ticket.rule_id)) {
    const account = accounts.get(ruleId);
    if (!account) continue;
    try {
      for (const { place, tickets: batch } of batchesOf(account, tickets)) {
        const states = await askStates({ ...context, db }, place, batch, signal);
        await inTransaction(db, (trx) => storeTicketStates(trx, states, job.now()));
        read += states.length;
      }
    } catch (error) {
      if (signal.aborted || !(error instanceof NotNow || error instanceof Undeliverable)) throw error;
      failures.add(error.message);
    }
  }
  return { read, failures: [...failures] };
}

async function listAccounts(db: Context['db'], secrets: Context['secrets']): Promise<IssueAccount[]> {
  return (await listIssueRules(db)).flatMap((row) => accountOfRule(row, secrets) ?? []);
}

/** Undefined for a rule that is not complete, or whose configuration cannot be decrypted: delivery tells that. */
function accountOfRule(row: IssueRuleRow, secrets: Context['secrets']): IssueAccount | undefined {
  const kind = kindOf(row);
  if (!kind || !isIssueKind(kind)) return undefined;
  try {
    const { destination, token, issue } = readConfig(row.config, secrets);
    if (destination === undefined || token === undefined || !URL.canParse(destination)) return undefined;
    const { origin } = new URL(destination);
    return { ruleId: row.rule_id, kind, token, apiUrl: issue.apiUrl, origin };
  } catch {
    return undefined;
  }
}

/** The tickets of a rule by their repository, which may have been another when they were made. */
function* batchesOf(
  { kind, token, apiUrl }: IssueAccount,
  tickets: readonly DueTicket[],
): Generator<{ place: IssuePlace; tickets: readonly DueTicket[] }> {
  for (const [repository, all] of Map.groupBy(tickets, ({ url }) => repositoryOf(url).href)) {
    const url = issuesUrl(kind, repository, apiUrl);
    if (!url) continue;
    for (let at = 0; at < all.length; at += batchSize)
      yield { place: { kind, url, token }, tickets: all.slice(at, at + batchSize) };
  }
}
