import { features } from '../app.ts';
import type { Context } from '../feature.ts';
import { type JobRunner, startRunner } from '../jobs/runner.ts';
import { type ApiClient, createLocalClient, createRemoteClient } from './api-client.ts';
import { UsageError } from './command.ts';
import { withInstallation } from './installation.ts';

/** Options of commands that use the API. */
export const connectionOptions = {
  url: { type: 'string' },
  'api-key': { type: 'string' },
} as const;

export const connectionUsage = `  --url URL            a running server, such as http://127.0.0.1:8080; without it the
                       command works on the installation of this machine (WAYBILL_DATA_DIR
                       or WAYBILL_DATABASE_URL), whether its server runs or not
  --api-key KEY        key for that server; better given as WAYBILL_API_KEY`;

/** Gives a command the API: that of a server, or of this process, which then also works on the jobs. */
export async function withApi(
  options: { url?: string | undefined; 'api-key'?: string | undefined },
  environment: NodeJS.ProcessEnv,
  work: (client: ApiClient) => Promise<number>,
): Promise<number> {
  if (options.url !== undefined) {
    if (!URL.canParse(options.url)) throw new UsageError(`"${options.url}" is not a URL.`);
    return work(createRemoteClient(options.url, options['api-key'] ?? environment.WAYBILL_API_KEY));
  }
  return withInstallation(environment, async ({ context }) => {
    const client = await createLocalClient(context);
    const runner = await startOwnRunner(context);
    try {
      return await work(client);
    } finally {
      await client.close();
      await runner.stop();
    }
  });
}

/** A server's workers may be there or not; either way the job is done. */
function startOwnRunner(context: Context): Promise<JobRunner> {
  return startRunner({
    db: context.db,
    log: context.log,
    now: context.now,
    concurrency: 4,
    jobs: features.flatMap((feature) => feature.jobs?.(context) ?? []),
  });
}
