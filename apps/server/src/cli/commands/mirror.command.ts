import { requireSuccess } from '../api-client.ts';
import type { Command } from '../command.ts';
import { connectionOptions, connectionUsage, withApi } from '../connection-options.ts';
import { readOptions, requireWords } from '../read-options.ts';
import { waitForTask } from '../wait-for-task.ts';

export const mirrorCommand: Command = {
  name: 'mirror',
  summary: 'mirror a vulnerability source and wait until it is done',
  usage: `mirror SOURCE [options]

SOURCE is nvd, github, osv, epss, kev, euvd or vulndb. A mirror that runs already is followed.

  --no-wait            start it, print its token and end (only with --url)
${connectionUsage}`,
  async run(args, environment) {
    const { values, positionals } = readOptions(args, {
      ...connectionOptions,
      'no-wait': { type: 'boolean' },
    });
    const { SOURCE } = requireWords(positionals, 'SOURCE');
    return withApi(values, environment, async (client) => {
      const path = `/api/waybill/v1/sources/${encodeURIComponent(SOURCE)}/mirror`;
      const { token } = requireSuccess<{ token: string }>(await client.send('POST', path));
      if (values['no-wait'] && values.url !== undefined) {
        console.log(token);
        return 0;
      }
      return waitForTask(client, token);
    });
  },
};
