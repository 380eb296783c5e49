import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { hash as bcrypt } from '@node-rs/bcrypt';
import { sql } from 'kysely';
import { runSql } from '../../apps/server/src/db/database.ts';
import { hashPassword } from '../../apps/server/src/features/access/password/password.ts';
import type { Bench } from '../bench.ts';
import { atLeast, atMost, type Figure, median, reported } from '../report.ts';
import type { BenchServer } from '../server-process.ts';
import { type Answer, call, tryPassword } from './hostile/call.ts';
import { whileAskingReadiness } from './hostile/readiness.ts';
import { withTarget } from './hostile/target.ts';

const users = { S: 200, M: 200, L: 200 } as const;
const password = 'the right password';
const minuteMs = 60_000;
/** As users come with from the predecessor (contract §2). */
const importedRounds = 14;
const goal = { ownSeconds: 5, importedSeconds: 360, readinessSeconds: 0.5 };

/** People who come in the morning, each from a machine of their own: by our hashes, and by those that they were imported with. */
export const signIns: Bench = {
  id: 'sign-in',
  title: '200 users who sign in within a minute, and 200 imported ones at once',
  isGate: () => true,
  async run(size) {
    const figures = await withTarget(async (server) => [
      ...(await withinAMinute(server, users[size])),
      ...(await importedAtOnce(server, users[size])),
    ]);
    return {
      id: 'sign-in',
      title: this.title,
      size,
      runs: 1,
      figures,
      notes: ['callers and server share the machine'],
    };
  },
};

async function withinAMinute(server: BenchServer, count: number): Promise<Figure[]> {
  await addUsers(server, 'own', await hashesBy(count, () => hashPassword(password)));
  const { result: answers, readiness } = await whileAskingReadiness(server.url, () =>
    Promise.all(
      Array.from({ length: count }, async (_, n) => {
        await sleep((minuteMs / count) * n);
        return signIn(server, 'own', n);
      }),
    ),
  );
  return [
    ...countsOf('within a minute', answers, goal.ownSeconds),
    atMost('within a minute: /health/ready, worst', readiness.worst, 's', goal.readinessSeconds),
  ];
}

async function importedAtOnce(server: BenchServer, count: number): Promise<Figure[]> {
  const digest = createHash('sha512').update(password).digest('hex');
  await addUsers(server, 'imported', await hashesBy(count, () => bcrypt(digest, { cost: importedRounds })));
  const told: number[] = [];
  let isOver = false;
  const watch = async () => {
    for (; !isOver; await sleep(5_000)) {
      const { body } = await call(`${server.url}api/waybill/v1/session/queue`);
      told.push(JSON.parse(body).seconds);
    }
  };
  const watching = sleep(1_000).then(watch);
  const { result: answers, readiness } = await whileAskingReadiness(server.url, () =>
    Promise.all(Array.from({ length: count }, (_, n) => signIn(server, 'imported', n))),
  );
  isOver = true;
  await watching;
  const again = await Promise.all(Array.from({ length: count }, (_, n) => signIn(server, 'imported', n)));
  return [
    ...countsOf('imported, all at once', answers, goal.importedSeconds),
    atMost('imported: /health/ready meanwhile, worst', readiness.worst, 's', goal.readinessSeconds),
    atLeast('imported: wait told a second after the beginning', told[0] ?? 0, 's', 1),
    ...countsOf('imported, all at once again', again, goal.ownSeconds * 2),
  ];
}

function countsOf(name: string, answers: readonly Answer[], limit: number): Figure[] {
  const seconds = answers.map((answer) => answer.seconds);
  return [
    reported(`${name}: users`, answers.length, ''),
    atMost(`${name}: not let in`, answers.filter(({ status }) => status !== 200).length, 'users', 0),
    reported(`${name}: median`, median(seconds), 's'),
    atMost(`${name}: slowest`, Math.max(...seconds), 's', limit),
  ];
}

/** Each has a salt of its own: the server would check the same password under the same hash but once. */
async function hashesBy(count: number, hash: () => Promise<string>): Promise<string[]> {
  const hashes: string[] = [];
  const atOnce = 20;
  while (hashes.length < count) hashes.push(...(await Promise.all(Array.from({ length: atOnce }, hash))));
  return hashes.slice(0, count);
}

async function addUsers({ db }: BenchServer, name: string, hashes: readonly string[]): Promise<void> {
  await runSql(
    db,
    sql`insert into app_user (kind, username, password_hash, last_password_change)
      select 'managed', ${name}::text || '-' || n - 1, hash, now() from unnest(${hashes}::text[]) with ordinality h (hash, n)`,
  );
}

/** From an address of 127.0.1.0/24, as each person sits at a machine of their own. */
function signIn({ url }: BenchServer, name: string, n: number): Promise<Answer> {
  return tryPassword(url, `${name}-${n}`, password, `127.0.1.${n + 1}`);
}
