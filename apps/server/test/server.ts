import { permissions as allPermissions, type Permission } from '@waybill/api-contract';
import { pino } from 'pino';
import { features as allFeatures } from '../src/app.ts';
import type { Config } from '../src/config/config.ts';
import { closeDatabase, type Database, inTransaction, runSql, sql } from '../src/db/database.ts';
import { newUuid } from '../src/db/uuid.ts';
import type { Context, Feature } from '../src/feature.ts';
import { createApiKey } from '../src/features/access/api-key/api-key.service.ts';
import { grantToTeam, insertTeam } from '../src/features/access/team/team.queries.ts';
import { insertUser } from '../src/features/access/user/user.queries.ts';
import { findManagedUser } from '../src/features/access/user/user.service.ts';
import { grantToUser } from '../src/features/access/user/user-permission.queries.ts';
import { beginSession } from '../src/features/access/user-session/user-session.service.ts';
import { signToken } from '../src/features/session/token.ts';
import type { EdgeLimits } from '../src/http/edge/edge-limits.ts';
import { runPending } from '../src/jobs/runner.ts';
import type { Outgoing } from '../src/outgoing/outgoing.ts';
import { prepareDatabase } from '../src/prepare.ts';
import { createApp } from '../src/serve.ts';
import { openContext } from '../src/start.ts';
import { checkAnswers } from './answer-check.ts';
import { createClient, type TestClient } from './client.ts';
import { createPreparedDatabase, createTestDatabase } from './database.ts';
import { leavePort, listenOnKeptPort } from './kept-ports.ts';
import { spend } from './spend.ts';
import { testConfig } from './test-config.ts';

/** A password that may be set. */
export const testPassword = 'plain-Gorse-41';

export interface TestServerOptions {
  /** The time the server believes in; the real one when absent. */
  now?: () => Date;
  /** All of the product when absent. */
  features?: readonly Feature[];
  config?: Partial<Config>;
  /** The maximum time a request waits for a lock. Default: as in the product. */
  lockTimeoutMs?: number;
  /** The allowed silence of contacted hosts. Default: as in production. */
  silenceMs?: number;
  /** How time passes before such a host is asked again; by the real clock when absent. */
  pause?: Outgoing['pause'];
  /** Time limits for clients. Default: as in production. */
  limits?: Partial<EdgeLimits>;
}

interface TestTeam {
  teamId: number;
  uuid: string;
  name: string;
}

export interface KeyClient extends TestClient {
  /** The team that the key was made for; give it projects to see when access control is on. */
  readonly team: TestTeam;
  readonly key: string;
}

export interface UserClient extends TestClient {
  readonly userId: number;
  readonly username: string;
  readonly token: string;
}

export interface TestServer {
  readonly url: string;
  readonly db: Database;
  readonly context: Context;
  /** Without credentials. */
  readonly asNobody: TestClient;
  /** Signed in as the first administrator `admin` (password `admin`). */
  readonly asAdmin: TestClient;
  /** With an API key of a new team that holds exactly these permissions. */
  asKey(...permissions: Permission[]): Promise<KeyClient>;
  /** Signed in as a new managed user without a team that holds exactly these permissions. */
  asUser(...permissions: Permission[]): Promise<UserClient>;
  /** Works on jobs, and on those that they start, until none is left; failed ones are not waited for. */
  runJobs(): Promise<void>;
  /** Ends the server. @throws when an answer was not as the contract's data says */
  close(): Promise<void>;
}

/** The product in this process on a database of its own: requests go over HTTP, jobs run when the test says so. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  return spend('server', () => start(options));
}

async function start(options: TestServerOptions): Promise<TestServer> {
  const features = options.features ?? allFeatures;
  const isUsual = isPreparedAsUsual(options);
  const database = await (isUsual ? createPreparedDatabase() : createTestDatabase());
  const parts = {
    config: testConfig(database.url, options.config),
    log: pino({ level: process.env.WAYBILL_LOG_LEVEL ?? 'silent' }, pino.destination(2)),
    connection: { connectionString: database.url },
    ...(options.now ? { now: options.now } : {}),
    ...(options.lockTimeoutMs === undefined ? {} : { lockTimeoutMs: options.lockTimeoutMs }),
    ...(options.silenceMs === undefined ? {} : { silenceMs: options.silenceMs }),
    ...(options.pause ? { pause: options.pause } : {}),
  };
  const context = openContext(parts, features);
  if (!isUsual) await prepareDatabase(context, features);
  else if (options.now) await makeUsersAnew(context);
  const answerCheck = checkAnswers();
  const app = await createApp(context, [answerCheck.feature, ...features], { limits: options.limits });
  const origin = await listenOnKeptPort(app);
  const url = origin + context.config.basePath;
  const jobs = features.flatMap((feature) => feature.jobs?.(context) ?? []);
  return {
    url,
    db: context.db,
    context,
    asNobody: createClient(url),
    asAdmin: createClient(url, bearer(await tokenFor(context, 'admin', allPermissions))),
    asKey: (...permissions) => makeKeyClient(context, url, permissions),
    asUser: (...permissions) => makeUserClient(context, url, permissions),
    runJobs: () => runPending({ db: context.db, log: context.log, now: context.now, concurrency: 2, jobs }),
    async close() {
      await app.close();
      leavePort(origin);
      await context.outgoing.close();
      await closeDatabase(context.db);
      await database.drop();
      const { violations } = answerCheck;
      if (violations.length > 0) throw new Error(`Answers break the contract:\n${violations.join('\n')}`);
    },
  };
}

/** True if the server's database content is the same as for every test server. */
function isPreparedAsUsual({ features, config = {} }: TestServerOptions): boolean {
  const shaping = [config.secretKey, config.adminPassword, config.role, config.cweNames];
  return !features && shaping.every((value) => value === undefined);
}

/** The users of the template were made before the tests began, which may be long after the time that a server believes in. */
async function makeUsersAnew({ db, now }: Context): Promise<void> {
  const at = now();
  await inTransaction(db, (trx) => runSql(trx, sql`update app_user set last_password_change = ${at}`));
}

async function makeKeyClient(
  context: Context,
  url: string,
  permissions: readonly Permission[],
): Promise<KeyClient> {
  const uuid = newUuid();
  const name = `Team ${uuid.slice(0, 8)}`;
  return inTransaction(context.db, async (trx) => {
    const teamId = await insertTeam(trx, { uuid, name });
    await grantToTeam(trx, teamId, permissions);
    const { key } = await createApiKey(trx, { teamId }, context.now());
    return { ...createClient(url, { 'x-api-key': key }), team: { teamId, uuid, name }, key };
  });
}

async function makeUserClient(
  context: Context,
  url: string,
  permissions: readonly Permission[],
): Promise<UserClient> {
  const username = `user-${newUuid().slice(0, 8)}`;
  const userId = await inTransaction(context.db, async (trx) => {
    const now = context.now();
    const id = await insertUser(trx, { kind: 'managed', username, lastPasswordChange: now, createdAt: now });
    if (id === undefined) throw new Error('The test user could not be made');
    await grantToUser(trx, id, permissions);
    return id;
  });
  const token = await tokenFor(context, username, permissions);
  return { ...createClient(url, bearer(token)), userId, username, token };
}

async function tokenFor(
  context: Context,
  username: string,
  permissions: readonly Permission[],
): Promise<string> {
  const issuedAt = context.now();
  const session = await inTransaction(context.db, async (trx) => {
    const user = await findManagedUser(trx, username);
    return user && beginSession(trx, user, { address: '127.0.0.1' }, issuedAt);
  });
  // Where the first administrator must change the password, or is not there yet, the token is good for nothing.
  const { sessionId, lifetimeSeconds } = session ?? { sessionId: newUuid(), lifetimeSeconds: 60 };
  const key = context.secrets.derive('jwt');
  return signToken(key, {
    sessionId,
    lifetimeSeconds,
    username,
    kind: 'managed',
    permissions,
    teamPermissions: [],
    issuedAt,
  });
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
