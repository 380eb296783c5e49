import { inTransaction } from '../../db/database.ts';
import type { Context } from '../../feature.ts';
import {
  defineJob,
  type JobContext,
  type JobDefinition,
  JobInterrupted,
  PermanentJobError,
} from '../../jobs/job.ts';
import { recordEvent } from '../../jobs/outbox.ts';
import type { Recurring } from '../../jobs/schedule.ts';
import { OutgoingError } from '../../outgoing/outgoing-error.ts';
import { readJiraAccount } from './jira-account.service.ts';
import { type JiraPlace, searchIssues } from './jira-search.ts';
import { dueTimes, stateCadenceMs } from './state-times.ts';
import { type DueTicket, listDueTickets, storeTicketStates } from './ticket.queries.ts';

const kind = 'ticket.read-states';
/** The number of issues per search. */
const batchSize = 100;
/** The maximum per run. The rest follows with the next run, the longest waiting first. */
const mostBatches = 50;

const due = (base: string, db: Context['db'], now: Date, limit: number) =>
  listDueTickets(db, base, dueTimes(now), limit);

/** Reads back how the tickets fare that messages made in Jira, many in one search. */
export function readStatesJob({ secrets, outgoing }: Context): JobDefinition {
  return defineJob<Record<string, never>>({
    kind,
    async run(_input, job) {
      const { base, authorization } = await readJiraAccount(job.db, secrets);
      if (base === undefined || authorization === undefined || !URL.canParse(base)) return { read: 0 };
      try {
        return { read: await readStates(job, { base, authorization, outgoing, signal: job.signal }) };
      } catch (error) {
        if (job.signal.aborted) throw new JobInterrupted('The reading was interrupted');
        if (!(error instanceof OutgoingError)) throw error;
        await tell(job, error.message);
        throw new PermanentJobError(error.message);
      }
    },
  });
}

async function readStates(job: JobContext, place: JiraPlace): Promise<number> {
  const started = job.now();
  let read = 0;
  for (let batch = 0; batch < mostBatches; batch++) {
    const tickets = await due(place.base, job.db, started, batchSize);
    if (tickets.length === 0) break;
    await readBatch(job, place, tickets);
    read += tickets.length;
  }
  return read;
}

async function readBatch(job: JobContext, place: JiraPlace, tickets: readonly DueTicket[]): Promise<void> {
  const found = await searchIssues(
    place,
    tickets.map(({ external_id }) => external_id),
  );
  const states = tickets.map(({ ticket_id: ticketId, external_id }) => {
    const state = found.get(external_id);
    // Its address goes with its key.
    return state
      ? { ticketId, ...state, url: `${place.base}/browse/${state.key}` }
      : { ticketId, status: null, category: 'GONE' as const };
  });
  await inTransaction(job.db, (trx) => storeTicketStates(trx, states, job.now()));
}

/** Once for a run (contract §19.2). */
async function tell(job: JobContext, reason: string): Promise<void> {
  await inTransaction(job.db, (trx) =>
    recordEvent(trx, {
      scope: 'SYSTEM',
      group: 'INTEGRATION',
      level: 'ERROR',
      subject: {
        title: 'Integration Error',
        content: `The state of issues could not be read from Jira: ${reason}`,
      },
    }),
  );
}

export function recurringStates({ now, secrets }: Context): Recurring {
  return {
    name: 'read states of tickets',
    task: { kind, subject: 'states', queue: 'ticket.states', input: {}, maxAttempts: 2 },
    async intervalMs(db) {
      const { base, authorization } = await readJiraAccount(db, secrets).catch(() => noAccount);
      if (base === undefined || authorization === undefined) return undefined;
      const [any] = await due(base, db, now(), 1);
      return any ? stateCadenceMs : undefined;
    },
  };
}

/** The code that needs the password reports that it cannot be decrypted. */
const noAccount = { base: undefined, authorization: undefined };
