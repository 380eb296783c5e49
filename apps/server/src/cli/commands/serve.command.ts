import { runServer } from '../../run-server.ts';
import type { Command } from '../command.ts';
import { readOptions, requireWords } from '../read-options.ts';

export const serveCommand: Command = {
  name: 'serve',
  summary: 'serve the console and the API, and work on jobs unless WAYBILL_ROLE says otherwise',
  usage: `serve

Runs until it gets SIGINT or SIGTERM. Configured by the environment: WAYBILL_HOST (127.0.0.1), WAYBILL_PORT
(8080), WAYBILL_DATA_DIR (.waybill), WAYBILL_DATABASE_URL, WAYBILL_ROLE (all, api, worker), WAYBILL_BASE_PATH,
WAYBILL_ADMIN_PASSWORD, WAYBILL_SECRET_KEY or WAYBILL_SECRET_KEY_FILE, WAYBILL_LOG_LEVEL (info).`,
  run(args, environment) {
    requireWords(readOptions(args, {}).positionals);
    return runServer(environment);
  },
};

export const workerCommand: Command = {
  name: 'worker',
  summary: 'only work on jobs, beside a running server',
  usage: `worker

The same as "serve" with WAYBILL_ROLE=worker: attaches to the database of a server on this machine, or to the one
in WAYBILL_DATABASE_URL.`,
  run(args, environment) {
    requireWords(readOptions(args, {}).positionals);
    return runServer({ ...environment, WAYBILL_ROLE: 'worker' });
  },
};
