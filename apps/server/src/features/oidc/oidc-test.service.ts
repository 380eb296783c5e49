// Public to other features.
import type {
  ConnectionTest,
  ConnectionTestStep,
  IdentityTest,
  SettingChangeInput,
} from '@waybill/api-contract';
import type { Context } from '../../feature.ts';
import { failureOf } from '../../outgoing/connection-failure.ts';
import { OutgoingError } from '../../outgoing/outgoing-error.ts';
import { type Probe, parseAnswer } from '../../outgoing/probe.ts';
import { tryConnection } from '../../outgoing/try-connection.ts';
import { type SettingsAtHand, settingsAtHand } from '../config-property/settings-at-hand.ts';
import { createStepList, type StepList } from '../identity-test/step-list.ts';
import { fetchThrough } from './fetch-through.ts';
import {
  type ProviderDescription,
  readDescription,
  supportsFlow,
  unlistedClaims,
  unlistedScopes,
  usableKeys,
} from './provider-description.ts';

const order = ['NAME', 'CONNECTION', 'TLS', 'ANSWER', 'KEYS', 'FLOW', 'SCOPE', 'CLAIMS', 'ACCOUNT'] as const;
const ofConnection: ReadonlySet<string> = new Set(['NAME', 'CONNECTION', 'TLS', 'ANSWER']);

/**
 * Tries out the provider of the settings as they are typed: how it describes itself, its keys, whether it has the flow, the
 * scopes and the claims, and whether it takes the client. Stores nothing, and signs nobody in.
 * @throws ValidationError for settings that do not exist
 */
export async function testProvider(
  context: Context,
  changes: readonly SettingChangeInput[],
): Promise<IdentityTest> {
  const settings = settingsAtHand(context, 'oidc', changes);
  const steps = createStepList(order);
  const found: { description?: ProviderDescription | undefined } = {};
  const plan = async (): Promise<Probe> => {
    const issuer = await settings.address('issuer');
    return {
      url: descriptionAddress(issuer),
      account: 'NONE',
      isExpected(answer) {
        found.description = readDescription(parseAnswer(answer));
        return found.description !== undefined;
      },
    };
  };
  const reached = await tryConnection(plan, { outgoing: context.outgoing, now: context.now() });
  for (const step of reached.steps) if (ofConnection.has(step.step)) take(steps, step);
  noteOtherFailure(steps, reached);
  const { description } = found;
  if (reached.ok && description) {
    const issuer = await settings.address('issuer');
    const named = new URL(description.issuer);
    if (named.href === issuer.href) await lookCloser(context, settings, description, steps);
    else {
      // Another host's name might be anything.
      const values = named.host === issuer.host ? { values: [description.issuer] } : {};
      steps.fail({ step: 'ANSWER', code: 'OTHER_ISSUER', ...values });
    }
  }
  return steps.view(reached.host);
}

/** As the libraries of providers build it (OpenID Connect Discovery 1.0 §4). */
function descriptionAddress(issuer: URL): URL {
  const url = new URL(issuer);
  if (url.pathname.includes('/.well-known/')) return url;
  url.pathname = `${url.pathname.replace(/\/$/, '')}/.well-known/openid-configuration`;
  return url;
}

function take(steps: StepList, { step, outcome, code, status }: ConnectionTestStep): void {
  if (step === 'RATE') return;
  const facts = status === undefined ? {} : { status };
  if (outcome === 'FAILED' && code !== undefined) steps.fail({ step, code, ...facts });
  else if (outcome === 'SKIPPED' && code !== undefined) steps.skip(step, { code, ...facts });
  else steps.pass(step, facts);
}

/** A description is there for everybody: one that is not, or not now, has not answered. */
function noteOtherFailure(steps: StepList, { steps: tried }: ConnectionTest): void {
  const failed = tried.find(({ step, outcome }) => outcome === 'FAILED' && !ofConnection.has(step));
  if (!failed) return;
  const status = failed.status === undefined ? {} : { status: failed.status };
  steps.fail({ step: 'ANSWER', code: failed.step === 'RATE' ? 'LIMIT_REACHED' : 'REFUSED', ...status });
}

async function lookCloser(
  context: Context,
  settings: SettingsAtHand,
  provider: ProviderDescription,
  steps: StepList,
): Promise<void> {
  if (!(await tryKeys(context, provider, steps))) return;
  const flow = (await settings.text('flow')) === 'implicit' ? 'implicit' : 'code';
  const lacking = supportsFlow(provider, flow);
  if (lacking.length > 0) return steps.fail({ step: 'FLOW', code: 'NOT_SUPPORTED', values: lacking });
  compare(steps, 'SCOPE', unlistedScopes(provider, (await settings.text('scope')) ?? 'openid'));
  const usernameClaim = (await settings.text('username.claim')) ?? 'name';
  const teamsClaim = (await settings.text('teams.claim')) ?? 'groups';
  const claims = (await settings.isOn('team.synchronization'))
    ? [usernameClaim, teamsClaim]
    : [usernameClaim];
  compare(steps, 'CLAIMS', unlistedClaims(provider, claims));
  await tryClient(context, settings, provider, steps);
}

/** A provider need not list what it has, so what is missing there is worth a word and no failure. */
function compare(steps: StepList, step: 'SCOPE' | 'CLAIMS', unlisted: string[] | undefined): void {
  if (unlisted === undefined) steps.skip(step, { code: 'NOT_STATED' });
  else if (unlisted.length > 0) steps.skip(step, { code: 'NOT_LISTED', values: unlisted });
  else steps.pass(step);
}

/** @returns false when there are none that a token could be checked by */
async function tryKeys(
  { outgoing, now }: Context,
  { keysAddress }: ProviderDescription,
  steps: StepList,
): Promise<boolean> {
  const step = 'KEYS';
  if (keysAddress === undefined) {
    steps.fail({ step, code: 'NO_KEYS' });
    return false;
  }
  try {
    const answer = await fetchThrough(outgoing)(keysAddress, { headers: { accept: 'application/json' } });
    const keys = answer.ok ? usableKeys(await answer.json().catch(() => undefined)) : undefined;
    if (!answer.ok) steps.fail({ step, code: 'UNEXPECTED_STATUS', status: answer.status });
    else if (keys === undefined) steps.fail({ step, code: 'UNEXPECTED_CONTENT' });
    else if (keys === 0) steps.fail({ step, code: 'NO_KEYS' });
    else steps.pass(step, { total: keys });
    return keys !== undefined && keys > 0;
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    steps.fail({ step, code: failureOf(error, now()).code });
    return false;
  }
}

/** Nothing that a provider has given out: it refuses the code of a client that it takes, and the client that it does not. */
const madeUpCode = 'waybill-connection-test';

async function tryClient(
  { outgoing, now }: Context,
  settings: SettingsAtHand,
  { tokenAddress }: ProviderDescription,
  steps: StepList,
): Promise<void> {
  const step = 'ACCOUNT';
  const clientId = await settings.text('client.id');
  if (clientId === undefined) return steps.fail({ step, code: 'CREDENTIALS_MISSING' });
  const secret = await settings.secret('client.secret', { name: 'issuer' });
  if (secret.account === 'WITHHELD') return steps.withhold(step);
  if (secret.account === 'UNREADABLE') return steps.fail({ step, code: 'SECRET_UNREADABLE' });
  if (tokenAddress === undefined) return steps.skip(step, { code: 'NOT_STATED' });
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code: madeUpCode,
    code_verifier: madeUpCode.repeat(2),
    redirect_uri: 'http://localhost/static/oidc-callback.html',
    client_id: clientId,
    ...(secret.value === undefined ? {} : { client_secret: secret.value }),
  });
  try {
    const answer = await fetchThrough(outgoing)(tokenAddress, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: form,
    });
    const told: unknown = await answer.json().catch(() => undefined);
    judgeClient(steps, typeof told === 'object' && told !== null ? Reflect.get(told, 'error') : undefined);
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    steps.fail({ step, code: failureOf(error, now()).code });
  }
}

/** Errors of RFC 6749 §5.2: the code is wrong, as it must be, or the client is. */
function judgeClient(steps: StepList, error: unknown): void {
  if (error === 'invalid_grant') steps.pass('ACCOUNT');
  else if (error === 'invalid_client' || error === 'unauthorized_client') {
    steps.fail({ step: 'ACCOUNT', code: 'CREDENTIALS_REFUSED' });
  } else steps.skip('ACCOUNT', { code: 'NOT_STATED' });
}
