import { setTimeout } from 'node:timers/promises';
import type { Bench } from '../../bench.ts';
import { onPortfolio } from '../../portfolio/on-portfolio.ts';
import { atMost, reported } from '../../report.ts';
import { mirror } from '../../server-process.ts';
import { countFindings, listPackages, withPlayedNpm } from './played-npm.ts';

const pollMinutes = 1;
const changes = 3;
const limitSeconds = 60;
const giveUpSeconds = 600;

/** B7: nobody asks for anything. A change upstream is found by the next poll; how long after it the counters have it. */
export const b7: Bench = {
  id: 'B7',
  title: 'Change upstream to finding, by polling',
  async run(size) {
    return onPortfolio(size, (server) =>
      withPlayedNpm(server, async (npm) => {
        const { client, db } = server;
        const packages = await listPackages(db, 'any', 500);
        await npm.publish('freshness', packages, 1);
        await mirror(client, 'osv');
        const poll = (minutes: number) =>
          client.send('POST', 'api/v1/configProperty', {
            groupName: 'vuln-source',
            propertyName: 'google.osv.poll.minutes',
            propertyValue: String(minutes),
          });
        await poll(pollMinutes);
        const seconds: number[] = [];
        try {
          for (let edition = 2; edition < 2 + changes; edition++) {
            const before = await countFindings(db);
            await npm.publish('freshness', packages, edition);
            const published = performance.now();
            while ((await countFindings(db)) === before) {
              if (performance.now() - published > giveUpSeconds * 1_000)
                throw new Error('The change has not arrived');
              await setTimeout(250);
            }
            seconds.push((performance.now() - published) / 1_000);
          }
        } finally {
          await poll(15);
        }
        const slowest = Math.max(...seconds);
        return {
          id: 'B7',
          title: this.title,
          size,
          runs: changes,
          figures: [
            atMost('slowest, beyond the poll', slowest - pollMinutes * 60, 's', limitSeconds),
            reported('slowest, whole', slowest, 's'),
            reported('polled every', pollMinutes, 'minutes'),
          ],
          notes: ['by default it is polled every 15 minutes'],
        };
      }),
    );
  },
};
