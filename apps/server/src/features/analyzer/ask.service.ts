import { inTransaction } from '../../db/database.ts';
import type { Context } from '../../feature.ts';
import { type JobContext, stopIfAborted } from '../../jobs/job.ts';
import { type OutboxEvent, recordEvents } from '../../jobs/outbox.ts';
import { OutgoingError } from '../../outgoing/outgoing-error.ts';
import { type InternalRule, tellsOwnName } from '../component-internal/internal-rule.ts';
import { readInternalRule } from '../component-internal/internal-settings.ts';
import { readValidityMs } from './analyzer.settings.ts';
import type { Analyzer, AnalyzerSession, Notice, Question, Subject } from './analyzer.ts';
import { type KnownAnswer, listAnswered } from './analyzer-answer.queries.ts';
import { countDue, type DueRow, listDue, listProperties } from './analyzer-due.queries.ts';
import { noteRun } from './analyzer-state.queries.ts';
import { type BatchOutcome, storeBatch } from './store-batch.service.ts';
import { hashOfQuestion, subjectOf, subjectProperties } from './subject.ts';

/** So many batches in a row that could not be asked about: the rest of the run would fare no better. */
const maxFailuresInARow = 3;

export interface AskResult {
  /** Questions that were sent, and identities whose answer was there already. */
  asked: number;
  known: number;
  /** Findings of identities that came and went. */
  added: number;
  removed: number;
}

/** Asks an analyzer about everything that is due. Trouble is noted and told; what could not be asked stays due. */
export async function askForDue(
  analyzer: Analyzer,
  { secrets, outgoing }: Pick<Context, 'secrets' | 'outgoing'>,
  job: JobContext,
): Promise<AskResult> {
  const result: AskResult = { asked: 0, known: 0, added: 0, removed: 0 };
  const run = new Run(analyzer, job, result);
  try {
    const { db, signal, now } = job;
    const notify = (notice: Notice) => run.notices.set(notice.title, notice);
    run.session = await analyzer.open({ db, secrets, outgoing, signal, now, notify });
    await run.askAll();
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    run.noteTrouble(error);
  }
  await run.close();
  return result;
}

class Run {
  session: AnalyzerSession | undefined;
  readonly notices = new Map<string, Notice>();
  readonly #analyzer: Analyzer;
  readonly #job: JobContext;
  readonly #result: AskResult;
  #trouble: OutgoingError | undefined;
  #failuresInARow = 0;
  #hasAnswered = false;

  constructor(analyzer: Analyzer, job: JobContext, result: AskResult) {
    this.#analyzer = analyzer;
    this.#job = job;
    this.#result = result;
  }

  async askAll(): Promise<void> {
    const { db, signal } = this.#job;
    const isInternal = await readInternalRule(db);
    const mayAskOfOurs = (await this.#analyzer.mayAskOfOurs?.(db)) ?? false;
    const answeredSince = new Date(this.#job.now().getTime() - (await readValidityMs(db)));
    const total = await countDue(db, this.#analyzer.id);
    for (let afterId = 0, done = 0; !this.#isOver; ) {
      stopIfAborted(signal);
      const rows = await listDue(db, this.#analyzer.id, afterId, this.#analyzer.batchSize);
      const last = rows.at(-1);
      if (!last) return;
      await this.#askBatch(rows, { isInternal, mayAskOfOurs, answeredSince });
      afterId = last.identity_id;
      done += rows.length;
      const percent = Math.min(99, (100 * done) / Math.max(1, total));
      this.#job.progress(percent, 'asking', { part: this.#analyzer.title, unit: 'items', done, total });
    }
  }

  noteTrouble(error: OutgoingError): void {
    this.#trouble = error;
    this.#failuresInARow += 1;
  }

  /** Keeps what went wrong, and tells it once for a run (contract §19.2). */
  async close(): Promise<void> {
    const { db, now, warn } = this.#job;
    const trouble = this.#trouble;
    if (trouble) warn(trouble.message);
    await inTransaction(db, async (trx) => {
      await noteRun(trx, this.#analyzer.id, { trouble, hasAnswered: this.#hasAnswered }, now());
      await recordEvents(trx, this.#events(trouble?.message));
    });
  }

  #events(problem: string | undefined): OutboxEvent[] {
    const event = { scope: 'SYSTEM' as const, group: 'ANALYZER' };
    const warnings = [...this.notices.values()].map((notice) => ({
      ...event,
      level: 'WARNING' as const,
      subject: { ...notice },
    }));
    if (problem === undefined) return warnings;
    const content = `${this.#analyzer.title} cannot be queried for vulnerabilities: ${problem}`;
    return [
      ...warnings,
      { ...event, level: 'ERROR' as const, subject: { title: 'Analyzer Error', content } },
    ];
  }

  /** A host that is ill may be well again for the next batch; one that refuses us or is not there is asked by the next run. */
  get #isOver(): boolean {
    if (!this.#trouble || this.#failuresInARow === 0) return false;
    return this.#trouble.kind !== 'ill' || this.#failuresInARow >= maxFailuresInARow;
  }

  async #askBatch(
    rows: readonly DueRow[],
    rules: { isInternal: InternalRule; mayAskOfOurs: boolean; answeredSince: Date },
  ): Promise<void> {
    const { db, now } = this.#job;
    const session = this.session;
    if (!session) return;
    const subjects = await this.#subjectsOf(rows);
    const asked: AskedIdentity[] = [];
    const outside: number[] = [];
    for (const row of rows) {
      const subject = subjects.get(row.identity_id);
      const isHeldBack = !rules.mayAskOfOurs && (row.is_marked || tellsOwnName(rules.isInternal, row));
      const text = isHeldBack || !subject ? undefined : session.questionOf(subject);
      if (text === undefined || !subject) outside.push(row.identity_id);
      else asked.push({ subject, text, hash: hashOfQuestion(session.host, text), anew: row.anew });
    }
    const known = await this.#findKnown(asked, rules.answeredSince);
    const open = asked.filter(({ hash }) => !known.has(hash));
    const questions = new Map<string, Question>(open.map(({ text, subject }) => [text, { text, subject }]));
    const { answers, trouble } =
      questions.size === 0 ? noAnswers : await session.ask([...questions.values()]);
    if (answers.size > 0) {
      this.#hasAnswered = true;
      this.#failuresInARow = 0;
      this.#trouble = undefined;
    }
    if (trouble) this.noteTrouble(trouble);
    const outcome: BatchOutcome = {
      outside,
      shared: asked.flatMap(({ subject, hash }) => {
        const answer = known.get(hash);
        return answer
          ? [{ identityId: subject.identityId, ofId: answer.identity_id, isWhole: answer.is_whole }]
          : [];
      }),
      answered: open.flatMap(({ subject, text, hash }) => {
        const answer = answers.get(text);
        return answer === undefined ? [] : [{ identityId: subject.identityId, question: hash, answer }];
      }),
    };
    const change = await storeBatch(db, this.#analyzer, outcome, now());
    this.#result.asked += answers.size;
    this.#result.known += outcome.shared.length;
    this.#result.added += change.added;
    this.#result.removed += change.removed;
  }

  async #subjectsOf(rows: readonly DueRow[]): Promise<ReadonlyMap<number, Subject>> {
    const ids = rows.map((row) => row.identity_id);
    const properties = Map.groupBy(
      await listProperties(this.#job.db, ids, subjectProperties),
      (row) => row.identity_id,
    );
    return new Map(
      rows.map((row) => [row.identity_id, subjectOf(row, properties.get(row.identity_id) ?? [])]),
    );
  }

  /** Answers of identities that count for questions, by the hash of the question. */
  async #findKnown(asked: readonly AskedIdentity[], since: Date): Promise<ReadonlyMap<string, KnownAnswer>> {
    const anew = new Set(asked.filter((one) => one.anew).map(({ hash }) => hash));
    const hashes = [...new Set(asked.map(({ hash }) => hash))].filter((hash) => !anew.has(hash));
    const rows = await listAnswered(this.#job.db, this.#analyzer.id, hashes, since);
    return new Map(rows.map((row) => [row.question, row]));
  }
}

interface AskedIdentity {
  readonly subject: Subject;
  readonly text: string;
  readonly hash: string;
  readonly anew: boolean;
}

const noAnswers = { answers: new Map(), trouble: undefined } as const;
