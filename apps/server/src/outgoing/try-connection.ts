import { isIP } from 'node:net';
import {
  type ConnectionStep,
  type ConnectionTest,
  type ConnectionTestStep,
  connectionSteps,
} from '@waybill/api-contract';
import { failureOf } from './connection-failure.ts';
import { rateOf, troubleOf } from './judge-answer.ts';
import type { Outgoing, OutgoingResponse } from './outgoing.ts';
import { OutgoingError } from './outgoing-error.ts';
import { AddressProblem, type ConnectionFailure, type Probe, type ProbeAnswer } from './probe.ts';
import { unpackedBody } from './read-body.ts';

/** Somebody waits for it. A connection alone may take 15 s, which tells it from an answer that does not come. */
const usualLimits = { totalMs: 20_000, patienceMs: 10_000 };

/** The beginning of an answer says what it is. */
const maxReadBytes = 65_536;

const errorStatuses = Array.from({ length: 200 }, (_, index) => 400 + index);

export interface TryOptions {
  outgoing: Outgoing;
  now: Date;
  limits?: typeof usualLimits;
}

/**
 * Tries out a connection by one request, of several accounts by one for each, which goes the way of all requests, and tells how
 * far it came. Answers hold no word of what the host said: they go to people, and an answer may repeat what it was sent.
 * @param plan makes the request; what it throws about the address is the outcome of the first step
 */
export async function tryConnection(
  plan: () => Promise<Probe>,
  options: TryOptions,
): Promise<ConnectionTest> {
  let probe: Probe;
  try {
    probe = await plan();
  } catch (error) {
    if (!(error instanceof AddressProblem)) throw error;
    return viewTest(undefined, { step: 'NAME', code: error.code });
  }
  const [first, ...others] = probe.accounts ?? [];
  if (!first || others.length === 0) return tryOnce({ ...probe, ...first }, options);
  // Where the host cannot be reached, it is not asked for each account.
  const head = await tryOnce({ ...probe, ...first }, options);
  if (!isReached(head)) return head;
  return joinTests([
    head,
    ...(await Promise.all(others.map((account) => tryOnce({ ...probe, ...account }, options)))),
  ]);
}

async function tryOnce(probe: Probe, options: TryOptions): Promise<ConnectionTest> {
  const { now } = options;
  const answer = await ask(probe, options);
  const failure = 'step' in answer ? answer : troubleOf(probe, answer, now);
  if (failure || 'step' in answer) return viewTest(probe, failure);
  const rate = probe.readRate?.(answer) ?? rateOf(answer, now);
  return viewTest(probe, undefined, { answer, rate });
}

/** Steps that say something of an account, not of the host. */
const accountSteps: readonly ConnectionStep[] = ['ACCOUNT', 'RATE'];

function isReached({ steps }: ConnectionTest): boolean {
  return steps.every(({ step, outcome }) => accountSteps.includes(step) || outcome !== 'FAILED');
}

/** A host that was left alone, as it had asked for an account, was not tried out. */
function isAnswered({ steps }: ConnectionTest): boolean {
  return steps.some(({ step, outcome }) => step === 'ANSWER' && outcome === 'OK');
}

/** One test of several accounts: how the host was reached, where it failed if it did, then what it says of each account. */
function joinTests(tests: readonly [ConnectionTest, ...ConnectionTest[]]): ConnectionTest {
  const { steps, ...rest } = tests.find((test) => !isReached(test)) ?? tests.find(isAnswered) ?? tests[0];
  const ofAccounts = accountSteps.flatMap((step) => {
    const each = tests.flatMap((test, index) =>
      test.steps.filter((one) => one.step === step).map((one) => ({ ...one, account: index + 1 })),
    );
    // If no request states a limit, the step is reported once.
    const isSilent = step === 'RATE' && each.every(({ outcome }) => outcome === 'SKIPPED');
    return isSilent ? tests[0].steps.filter((one) => one.step === step) : each;
  });
  const ok = tests.every((test) => test.ok);
  return { ...rest, ok, steps: [...steps.filter(({ step }) => !accountSteps.includes(step)), ...ofAccounts] };
}

async function ask(
  probe: Probe,
  { outgoing, now, limits = usualLimits }: TryOptions,
): Promise<ProbeAnswer | ConnectionFailure> {
  const { url, method, headers, body, pace } = probe;
  const { totalMs, patienceMs } = limits;
  try {
    const response = await outgoing.ask({
      url,
      ...(method ? { method } : {}),
      headers: { accept: 'application/json', 'accept-encoding': 'gzip, deflate, br', ...headers },
      ...(body === undefined ? {} : { body }),
      ...(pace ? { pace } : {}),
      reads: errorStatuses,
      signal: AbortSignal.timeout(totalMs + patienceMs + 1_000),
      totalMs,
      patienceMs,
    });
    return await readAnswer(response);
  } catch (error) {
    if (error instanceof OutgoingError) return failureOf(error, now);
    if (error instanceof Error && error.name === 'TimeoutError') return { step: 'ANSWER', code: 'NO_ANSWER' };
    throw error;
  }
}

async function readAnswer(response: OutgoingResponse): Promise<ProbeAnswer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  let isWhole = true;
  for await (const chunk of unpackedBody(response)) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= maxReadBytes) {
      isWhole = false;
      break;
    }
  }
  response.drop();
  const text = Buffer.concat(chunks).subarray(0, maxReadBytes).toString('utf8');
  return { status: response.status, header: response.header, text, isWhole };
}

interface Success {
  answer: ProbeAnswer;
  rate: ReturnType<typeof rateOf>;
}

function viewTest(
  probe: Probe | undefined,
  failure: ConnectionFailure | undefined,
  success?: Success,
): ConnectionTest {
  const failedAt = failure ? connectionSteps.indexOf(failure.step) : connectionSteps.length;
  const steps = connectionSteps.map((step, index): ConnectionTestStep => {
    // A host that asked to be left alone was not asked.
    const wasAsked = failure?.step !== 'RATE' || failure.facts?.status !== undefined;
    if (failure && index === failedAt) return failedStep(failure);
    if (index > failedAt || !wasAsked) return { step, outcome: 'SKIPPED', code: 'NOT_REACHED' };
    return probe ? passedStep(step, probe, success) : { step, outcome: 'OK' };
  });
  const ok = steps.every(({ outcome }) => outcome !== 'FAILED');
  return { ok, ...(probe ? { host: probe.url.hostname } : {}), steps };
}

/** A secret that was kept back is no failure: it was not tried. */
function failedStep({ step, code, facts }: ConnectionFailure): ConnectionTestStep {
  return { step, outcome: code === 'SECRET_WITHHELD' ? 'SKIPPED' : 'FAILED', code, ...facts };
}

function passedStep(step: ConnectionStep, probe: Probe, success: Success | undefined): ConnectionTestStep {
  switch (step) {
    case 'NAME':
      return isIP(probe.url.hostname.replace(/^\[(.*)\]$/, '$1')) === 0
        ? { step, outcome: 'OK' }
        : { step, outcome: 'SKIPPED', code: 'IP_ADDRESS' };
    case 'TLS':
      return probe.url.protocol === 'https:'
        ? { step, outcome: 'OK' }
        : { step, outcome: 'SKIPPED', code: 'PLAIN_HTTP' };
    case 'ANSWER':
      return success ? answeredStep(success.answer) : { step, outcome: 'OK' };
    case 'ACCOUNT':
      return accountStep(probe);
    case 'RATE':
      return rateStep(success);
    default:
      return { step, outcome: 'OK' };
  }
}

function answeredStep({ status }: ProbeAnswer): ConnectionTestStep {
  const step = 'ANSWER';
  // A server that answers 404 or 410 is not yet a repository.
  if (status === 404 || status === 410)
    return { step, outcome: 'SKIPPED', code: 'PACKAGE_NOT_FOUND', status };
  return { step, outcome: 'OK', status };
}

function accountStep({ account }: Probe): ConnectionTestStep {
  const step = 'ACCOUNT';
  switch (account) {
    case 'NONE':
      return { step, outcome: 'SKIPPED', code: 'NO_ACCOUNT' };
    case 'SENT':
      return { step, outcome: 'OK' };
    case 'MISSING':
      return { step, outcome: 'FAILED', code: 'CREDENTIALS_MISSING' };
    case 'WITHHELD':
      return { step, outcome: 'SKIPPED', code: 'SECRET_WITHHELD' };
    case 'UNREADABLE':
      return { step, outcome: 'FAILED', code: 'SECRET_UNREADABLE' };
  }
}

function rateStep(success: Success | undefined): ConnectionTestStep {
  const step = 'RATE';
  if (success?.rate?.remaining === undefined) return { step, outcome: 'SKIPPED', code: 'NOT_STATED' };
  if (success.rate.remaining > 0) return { step, outcome: 'OK', ...success.rate };
  return { step, outcome: 'FAILED', code: 'LIMIT_REACHED', ...success.rate };
}
