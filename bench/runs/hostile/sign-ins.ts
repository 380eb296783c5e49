import { setTimeout as sleep } from 'node:timers/promises';
import { atMost, type Figure, reported } from '../../report.ts';
import type { BenchServer } from '../../server-process.ts';
import { type Answer, countFailures, tryPassword } from './call.ts';
import { whileAskingReadiness } from './readiness.ts';
import { withTarget } from './target.ts';

const atOnce = 400;
/** Wrong passwords that may be tried in a minute for one name from one address (docs/adr/0007). */
const maxTried = 10;
const windowMs = 60_000;
/** After the 400, this many callers go on guessing, each again as soon as it is answered. */
const guessers = 8;
const pauseMs = 50;
const maxOwnerWaitMs = 60_000;
const attacker = '127.0.0.1';
const elsewhere = '127.0.0.2';
const owner = { username: 'owner', password: 'the right password' };

interface Guess {
  atMs: number;
  answer: Answer;
}

/** Many guess one user's password at once and go on; meanwhile its owner signs in. */
export async function attackSignIns(): Promise<Figure[]> {
  return withTarget(async (server) => {
    await createOwner(server);
    const guesses: Guess[] = [];
    const guess = async (url: string) => {
      const answer = await tryPassword(url, owner.username, `wrong ${guesses.length}`, attacker);
      guesses.push({ atMs: performance.now(), answer });
    };
    const started = performance.now();
    const burst = await whileAskingReadiness(server.url, () =>
      Promise.all(Array.from({ length: atOnce }, () => guess(server.url))),
    );
    let isOver = false;
    const goOn = async () => {
      for (; !isOver; await sleep(pauseMs)) await guess(server.url);
    };
    const going = Array.from({ length: guessers }, goOn);
    const later = await whileAskingReadiness(server.url, async () => {
      // One after the other: being right must not make it easier for the other, or for the guesses.
      const fromElsewhere = await signInAsOwner(server.url, elsewhere);
      const fromThere = await signInAsOwner(server.url, attacker);
      return { fromElsewhere, fromThere };
    });
    await sleep(Math.max(0, started + windowMs - performance.now()));
    isOver = true;
    await Promise.all(going);
    const answers = guesses.map(({ answer }) => answer);
    return [
      atMost('sign-ins: /health/ready while 400 guess at once, worst', burst.readiness.worst, 's', 0.5),
      atMost('sign-ins: /health/ready while guessing goes on, worst', later.readiness.worst, 's', 0.5),
      atMost('sign-ins: guesses tried in a minute', mostTriedIn(windowMs, guesses), 'guesses', maxTried),
      reported('sign-ins: guesses sent', guesses.length, 'guesses'),
      atMost('sign-ins: answers 5xx other than 503, or none', countFailures(answers), 'answers', 0),
      atMost('sign-ins: the owner elsewhere is in after', later.result.fromElsewhere, 's', 60),
      atMost('sign-ins: the owner at the same address is in after', later.result.fromThere, 's', 60),
    ];
  });
}

async function createOwner({ client }: BenchServer): Promise<void> {
  await client.send('PUT', 'api/v1/user/managed', {
    username: owner.username,
    fullname: 'The owner',
    email: 'owner@example.com',
    newPassword: owner.password,
    confirmPassword: owner.password,
    forcePasswordChange: false,
  });
}

/** Tries every second, as a person would. @returns seconds until it worked, or how long it was tried in vain */
async function signInAsOwner(url: string, from: string): Promise<number> {
  const started = performance.now();
  const waited = () => performance.now() - started;
  for (; waited() <= maxOwnerWaitMs; await sleep(1000)) {
    const { status } = await tryPassword(url, owner.username, owner.password, from);
    if (status === 200) break;
  }
  return waited() / 1000;
}

/** The maximum number of guesses that were compared with the password within any period of that length. */
function mostTriedIn(spanMs: number, guesses: readonly Guess[]): number {
  const tried = guesses.filter(({ answer }) => answer.status === 401).map(({ atMs }) => atMs);
  tried.sort((a, b) => a - b);
  const counts = tried.map(
    (start, index) => tried.filter((at, i) => i >= index && at < start + spanMs).length,
  );
  return Math.max(0, ...counts);
}
