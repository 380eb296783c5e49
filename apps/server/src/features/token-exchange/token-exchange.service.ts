import type { JWTPayload } from 'jose';
import { inTransaction } from '../../db/database.ts';
import { storableText } from '../../db/storable-text.ts';
import type { Context } from '../../feature.ts';
import { findSessionUser } from '../access/principal/principal.service.ts';
import { beginSession, type SignInClient } from '../access/user-session/user-session.service.ts';
import { recordAudit } from '../audit-log/audit-log.service.ts';
import { createProviders } from '../oidc/provider.ts';
import { claimedBy, signToken } from '../session/token.ts';
import { holds } from './claim-condition.ts';
import type { ExchangeRequest } from './exchange-request.ts';
import { claimedIssuer, isFor, SubjectTokenRefused, verifySubjectToken } from './subject-token.ts';
import { listRulesOfIssuer, noteRuleUse, type TokenRuleRow } from './token-rule.queries.ts';

/** The lifetime of an exchanged token. */
export const lifetimeSeconds = 15 * 60;

/** The maximum length of the subject in the audit log. */
const maxSubjectLength = 500;

interface Exchanged {
  readonly token: string;
  readonly refusal?: undefined;
}

/** Why there is no token, in constant words, and what the audit log may say besides. */
export interface NotExchanged {
  readonly token?: undefined;
  readonly refusal: {
    readonly why: string;
    /** The service account, where it came so far. */
    readonly account?: string;
    readonly detail: Readonly<Record<string, string>>;
    /** The issuer could not be asked. */
    readonly isAway?: boolean;
  };
}

/** Gives a token of a service account for one of an issuer that a rule names (RFC 8693). */
export type Exchange = (request: ExchangeRequest, client: SignInClient) => Promise<Exchanged | NotExchanged>;

export function createExchange(context: Context): Exchange {
  const { db, log, now } = context;
  const providers = createProviders(context.outgoing);

  return async (request, client) => {
    const issuer = claimedIssuer(request.subjectToken);
    if (issuer === undefined) return refused('the subject token cannot be read');
    const rules = await listRulesOfIssuer(db, issuer);
    // Not even its name goes on: it may be anything.
    if (rules.length === 0) return refused('no rule is about the issuer of the subject token');
    let claims: JWTPayload;
    try {
      claims = await verifySubjectToken(providers, issuer, request.subjectToken, now());
    } catch (error) {
      if (error instanceof SubjectTokenRefused) return refused(error.message, { issuer });
      log.warn({ err: error, issuer }, 'issuer of tokens could not be asked');
      const why = 'the issuer of the subject token could not be asked';
      return { refusal: { why, detail: { issuer }, isAway: true } };
    }
    const subject = storableText(String(claims.sub)).slice(0, maxSubjectLength);
    const found = chooseRule(rules, claims, request.account);
    if (!found.rule) return refused(found.why, { issuer, subject });
    if (found.rule.suspended) {
      const why = 'the service account is suspended';
      return {
        refusal: { why, account: found.rule.account, detail: { issuer, subject, rule: found.rule.name } },
      };
    }
    return enter(context, found.rule, { issuer, subject }, client);
  };
}

function refused(why: string, detail: Readonly<Record<string, string>> = {}): NotExchanged {
  return { refusal: { why, detail } };
}

type Choice = { readonly rule: TokenRuleRow } | { readonly rule?: undefined; readonly why: string };

/**
 * Chooses the rule whose account the token gets. Matching rules must agree on the account, or the request
 * must name one. The oldest rule counts.
 */
function chooseRule(rules: readonly TokenRuleRow[], claims: JWTPayload, account: string | undefined): Choice {
  const addressed = rules.filter((rule) => isFor(claims, rule.audience));
  if (addressed.length === 0) return { why: 'the subject token was made for another audience' };
  const fitting = addressed.filter((rule) => rule.claims.every((condition) => holds(condition, claims)));
  if (fitting.length === 0) return { why: missing(addressed, claims) };
  const named = account === undefined ? fitting : fitting.filter((rule) => rule.account === account);
  // Each rule gives what it names, so one that limits nothing leaves nothing to the others.
  const rule = named.find(({ limited }) => !limited) ?? named[0];
  if (!rule) return { why: 'no rule that fits is of the service account that was asked for' };
  if (named.some((other) => other.user_id !== rule.user_id)) {
    return { why: 'rules of several service accounts fit; name one with service_account' };
  }
  return { rule };
}

/** For a single rule, the names of the claims that do not match. */
function missing(rules: readonly TokenRuleRow[], claims: JWTPayload): string {
  const [rule, ...others] = rules;
  if (!rule || others.length > 0) return 'the claims of the subject token fit no rule';
  const names = rule.claims.filter((condition) => !holds(condition, claims)).map(({ claim }) => `"${claim}"`);
  return `the claims ${[...new Set(names)].join(', ')} of the subject token do not fit the rule`;
}

async function enter(
  context: Context,
  rule: TokenRuleRow,
  { issuer, subject }: { issuer: string; subject: string },
  client: SignInClient,
): Promise<Exchanged | NotExchanged> {
  const at = context.now();
  const { account: username, user_id } = rule;
  const begun = await inTransaction(context.db, async (trx) => {
    const user = { user_id, last_password_change: null };
    const exchanged = { tokenRuleId: rule.token_rule_id, lifetimeSeconds };
    const session = await beginSession(trx, user, client, at, exchanged);
    if (!session) return undefined;
    await noteRuleUse(trx, rule.token_rule_id, at);
    const actor = { name: username, address: client.address, at };
    await recordAudit(trx, actor, 'token.exchanged', username, { rule: rule.name, issuer, subject });
    const account = await findSessionUser(trx, session.sessionId, at);
    return account && { ...session, ...claimedBy(account.principal) };
  });
  // Suspended or deleted meanwhile.
  if (!begun) return refused('the service account was changed meanwhile', { issuer, subject });
  const key = context.secrets.derive('jwt');
  return { token: await signToken(key, { ...begun, username, kind: 'service', issuedAt: at }) };
}
