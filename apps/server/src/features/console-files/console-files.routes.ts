import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../feature.ts';
import { AppError } from '../../http/errors.ts';
import { sendNotFound } from '../../http/send-error.ts';
import type { App } from '../../http/server.ts';
import { decodePath, sendStaticFile } from '../../http/static-files.ts';
import { readConsoleOidc } from '../oidc/console-config.service.ts';
import { readConsoleTrustedHeader } from '../trusted-header/trusted-header-config.ts';
import {
  type ConsoleFile,
  type ConsoleFiles,
  completeConfig,
  configName,
  readConsoleFiles,
} from './console-files.ts';
import { readConsoleSettings } from './console-settings.service.ts';

/** Paths that are not the console's (contract §1.1). */
const notConsole = /^(api|docs|health|metrics|mirror)(\/|$)/;
/** Where a missing file is missing; elsewhere a path is one of the console's own routes. */
const filesOnly = /^(assets|static)\//;

/** Serves the built console: its files, and its start page for every path that is one of its own routes. */
export function consoleFilesRoutes(app: App, { config, db, log }: Context, directory: string): void {
  const files = readConsoleFiles(directory, config.basePath);
  if (!files) log.warn({ directory }, 'the console is not built and is not served');

  const options = { config: { access: 'none' }, compress: false } as const;
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const name = decodePath(request.url.slice(config.basePath.length));
    if (name === undefined || notConsole.test(name)) return sendNotFound(request, reply);
    if (!files) throw notBuilt();
    const found = findFile(files, name);
    // Says what the settings say, where the file leaves it open.
    const file =
      found && name === configName
        ? completeConfig(found, {
            ...(await readConsoleSettings(db)),
            ...(await readConsoleOidc(db)),
            ...(await readConsoleTrustedHeader(db)),
          })
        : found;
    return file ? sendFile(file, request, reply) : sendNotFound(request, reply);
  };
  app.get('/*', options, answer);
  // The pattern above leaves out the base path without a slash at its end.
  if (config.basePath !== '') app.get('/', options, answer);
}

function findFile(files: ConsoleFiles, name: string): ConsoleFile | undefined {
  return files.get(name) ?? (filesOnly.test(name) ? undefined : files.get('index.html'));
}

function sendFile(file: ConsoleFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  allowScripts(file, reply);
  return sendStaticFile(file, request, reply);
}

/** The scripts of a page are allowed by their hashes, so that the policy stays as strict for anything that is put into it. */
function allowScripts({ scriptHashes }: ConsoleFile, reply: FastifyReply): void {
  const policy = reply.getHeader('content-security-policy');
  if (scriptHashes.length === 0 || typeof policy !== 'string') return;
  const own = "script-src 'self'";
  const allowed = policy
    .replace(own, [own, ...scriptHashes].join(' '))
    // The page says by its own base element below which path it is served.
    .replace("base-uri 'none'", "base-uri 'self'");
  reply.header('content-security-policy', allowed);
}

const notBuilt = () =>
  new AppError('console.not_built', {
    status: 404,
    title: 'The console is not built',
    detail: 'This server was started without a built console. Run "npm run build" and start it again.',
  });
