import { setTimeout as pause } from 'node:timers/promises';
import { storableText } from '../../../db/storable-text.ts';
import type { Context } from '../../../feature.ts';
import type { JobContext } from '../../../jobs/job.ts';
import { giveWayToBoms, type WayGiver } from '../../../jobs/way-giver.ts';
import { OutgoingError } from '../../../outgoing/outgoing-error.ts';
import { databaseTurns } from '../../../outgoing/turns.ts';
import { readSetting } from '../../config-property/setting.service.ts';
import { takeUpEvents } from '../event/take-up.service.ts';
import { type TemplateReader, templateReader } from '../publisher/templates.ts';
import { afterFailure } from './after-failure.ts';
import { composeLine } from './compose.service.ts';
import {
  type Line,
  listDueLines,
  listOwed,
  listSendingRules,
  type Outcome,
  type OwedRow,
  type SendingRule,
} from './delivery.queries.ts';
import { type Destination, destinationsOf, laneOfDestination } from './destination.ts';
import { isHolding, isSilent } from './holding.ts';
import { sendMessage } from './send-message.ts';
import { type LineEnd, settleLines } from './settle.service.ts';

/** Lines of one destination that are under way at once. */
const perDestination = 4;
/** Messages of a line that are read at once; they are sent one after the other. */
const perLine = 10;
/** The idle time before it checks again while something is in progress. */
const lookEveryMs = 250;
/** With so many lines under way, what they cost is settled and read for those that end within so long, not for each. */
const manyLines = 40;
const gatherMs = 50;

/** Takes up events and sends what is owed, until nothing can be sent now. */
export async function sendAll(context: Context, job: JobContext): Promise<{ sent: number; failed: number }> {
  const sender = new Sender(context, job);
  await sender.run();
  return { sent: sender.sent, failed: sender.failed };
}

/** A line that is sent. */
interface Due {
  readonly line: Line;
  readonly rule: SendingRule;
  readonly destination: Destination;
  readonly owed: readonly OwedRow[];
}

class Sender {
  sent = 0;
  failed = 0;
  readonly #context: Context;
  readonly #job: JobContext;
  readonly #way: WayGiver;
  /** Lines under way, by their key. */
  readonly #busy = new Map<string, { line: Line; destination: string; work: Promise<void> }>();
  /** The lines among these that are done, and not yet recorded as such. */
  readonly #done: LineEnd[] = [];
  #fault: unknown;
  /** Ends the pause of the loop when a line is done. */
  #wake: () => void = () => undefined;

  constructor(context: Context, job: JobContext) {
    this.#context = { ...context, db: job.db };
    this.#job = job;
    this.#way = giveWayToBoms(job.db);
  }

  async run(): Promise<void> {
    const { signal, db } = this.#job;
    try {
      for (;;) {
        signal.throwIfAborted();
        if (this.#fault !== undefined) throw this.#fault;
        await this.#settle();
        await this.#way.wait(signal);
        const mayBeMore = await takeUpEvents(db);
        const started = await this.#startDue();
        this.#job.progress(0);
        if (mayBeMore) continue;
        if (this.#busy.size === 0) {
          if (started === 0) return;
          continue;
        }
        await this.#pauseUntilDone(signal);
      }
    } finally {
      await Promise.allSettled([...this.#busy.values()].map(({ work }) => work));
      await this.#settle();
    }
  }

  /**
   * Notes how lines fared that are done, all at once: fifty destinations end more lines in a second than there are transactions to
   * spare. Until then a line counts as under way.
   */
  async #settle(): Promise<void> {
    const done = this.#done.splice(0);
    if (done.length === 0) return;
    await settleLines(this.#job.db, done, this.#job.now());
    for (const { line } of done) this.#busy.delete(keyOf(line));
  }

  async #pauseUntilDone(signal: AbortSignal): Promise<void> {
    if (this.#busy.size >= manyLines) await pause(gatherMs, undefined, { signal }).catch(() => undefined);
    if (this.#done.length > 0) return;
    const done = new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
    const timer = new AbortController();
    await Promise.race([
      done,
      pause(lookEveryMs, undefined, { signal: AbortSignal.any([signal, timer.signal]) }).catch(
        () => undefined,
      ),
    ]);
    timer.abort();
  }

  /** Starts lines that are due, as far as their destinations have room. */
  async #startDue(): Promise<number> {
    const { db, now } = this.#job;
    const rules = await listSendingRules(db);
    if (rules.length === 0) return 0;
    const used = new Map<string, number>();
    for (const { destination } of this.#busy.values())
      used.set(destination, (used.get(destination) ?? 0) + 1);
    const silent = rules.filter((rule) => isSilent(rule, now())).map((rule) => rule.rule_id);
    const destinations = destinationsOf(rules, this.#context.secrets);
    const keyOfRule = (ruleId: number) => destinations.get(ruleId)?.key ?? '';
    const roomOf = (ruleId: number) => perDestination - (used.get(keyOfRule(ruleId)) ?? 0);
    const open = rules.filter((rule) => roomOf(rule.rule_id) > 0);
    if (open.length === 0) return 0;
    const due = await listDueLines(
      db,
      open.map((rule) => rule.rule_id),
      open.map((rule) => roomOf(rule.rule_id)),
      [...this.#busy.values()].map(({ line }) => line),
      silent,
      now(),
    );
    const chosen = due.filter((line) => {
      if (roomOf(line.rule_id) <= 0) return false;
      const destination = keyOfRule(line.rule_id);
      used.set(destination, (used.get(destination) ?? 0) + 1);
      return true;
    });
    if (chosen.length === 0) return 0;
    const ruleOf = new Map(rules.map((rule) => [rule.rule_id, rule]));
    for (const line of chosen) {
      const rule = ruleOf.get(line.rule_id);
      if (rule && isHolding(rule)) await composeLine(db, line, rule, now());
    }
    const owed = Map.groupBy(await listOwed(db, chosen, perLine, silent), keyOf);
    const surroundings = { baseUrl: await readSetting(db, 'general', 'base.url') };
    const templates = await templateReader(db);
    for (const line of chosen) {
      const rule = ruleOf.get(line.rule_id);
      const destination = destinations.get(line.rule_id);
      if (!rule || !destination) continue;
      const key = keyOf(line);
      const parts = { line, rule, destination, owed: owed.get(key) ?? [] };
      const work = this.#sendLine(parts, templates, surroundings.baseUrl)
        .then((end) => {
          this.#done.push(end);
        })
        .catch((error) => {
          this.#fault ??= error;
        })
        .finally(() => this.#wake());
      this.#busy.set(key, { line, destination: destination.key, work });
    }
    return chosen.length;
  }

  /** Sends messages of a line in their order, until one fails or a BOM goes first. */
  async #sendLine(
    { line, rule, destination, owed }: Due,
    templates: TemplateReader,
    baseUrl: string | undefined,
  ): Promise<LineEnd> {
    const { now, signal } = this.#job;
    const outcomes: Outcome[] = [];
    let dueAt: Date | undefined;
    for (const one of owed) {
      if (await this.#way.mustWait()) break;
      if (!(await this.#waitForTurn(destination))) {
        dueAt = new Date(now().getTime() + destination.intervalMs);
        break;
      }
      try {
        await sendMessage(this.#context, { rule, owed: one, templates, baseUrl, signal });
        outcomes.push({ deliveryId: one.delivery_id, state: 'sent', error: undefined, isCounted: true });
        this.sent += 1;
        if (rule.log_success)
          this.#job.log.info(
            { rule: rule.uuid, group: one.event_group, delivery: one.uuid },
            'notification sent',
          );
      } catch (error) {
        // Stopped in the middle: whether it arrived is not known, so it is sent again.
        if (signal.aborted) break;
        const after = afterFailure(error, one.attempts, one.composed_at ?? one.created_at, now());
        const reason = storableText(after.error).slice(0, 1_000);
        this.#job.log.warn(
          { rule: rule.uuid, delivery: one.uuid, state: after.state, reason },
          'notification failed',
        );
        outcomes.push({
          deliveryId: one.delivery_id,
          state: after.state,
          error: reason,
          isCounted: after.isCounted,
        });
        this.failed += 1;
        if (after.state === 'dead') continue;
        dueAt = after.dueAt;
        break;
      }
    }
    return { line, outcomes, dueAt };
  }

  /** Waits until a destination may be sent to. False when the job is to end. */
  async #waitForTurn(destination: Destination): Promise<boolean> {
    const { db, signal } = this.#job;
    if (signal.aborted) return false;
    if (destination.intervalMs === 0) return true;
    try {
      const patienceMs = 2 * perDestination * destination.intervalMs;
      await databaseTurns(db).take(
        laneOfDestination(destination),
        destination.intervalMs,
        signal,
        patienceMs,
      );
      return true;
    } catch (error) {
      if (signal.aborted || error instanceof OutgoingError) return false;
      throw error;
    }
  }
}

function keyOf({ rule_id, project_id }: Line): string {
  return `${rule_id} ${project_id}`;
}
