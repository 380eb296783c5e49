import { generateBom } from '../../generate/bom.ts';
import { atMost, type Figure } from '../../report.ts';
import { uploadBom } from '../../server-process.ts';
import { type Answer, call, countFailures } from './call.ts';
import { measureFlood, recoverWithinSeconds } from './flood.ts';
import { withTarget } from './target.ts';
import { signInForToken } from './upload.ts';

const atOnce = 64;
const components = 2_000;

/** 64 decisions at once about all findings that a filter leaves: four times the connections of a node. */
export async function attackByBulk(): Promise<Figure[]> {
  return withTarget(async (server) => {
    await uploadBom(server.client, { name: 'flood', version: '1' }, generateBom(components, 1_000));
    const authorization = `Bearer ${await signInForToken(server.url)}`;
    const answers: Answer[] = [];
    const decide = async () => {
      const body = JSON.stringify({ selection: { kind: 'filter' }, comment: 'x' });
      const headers = { authorization, 'content-type': 'application/json' };
      answers.push(
        await call(`${server.url}api/waybill/v1/findings/decisions?searchText=x`, {
          method: 'POST',
          headers,
          body,
          giveUpSeconds: recoverWithinSeconds,
        }),
      );
    };
    const figures = await measureFlood(server, {
      name: 'bulk',
      list: 'api/v1/project',
      authorization,
      lastsMs: 5_000,
      async begin() {
        const all = Promise.all(Array.from({ length: atOnce }, decide));
        return async () => void (await all);
      },
    });
    return [
      ...figures,
      atMost('bulk: answers 5xx other than 503, or none', countFailures(answers), 'answers', 0),
    ];
  });
}
