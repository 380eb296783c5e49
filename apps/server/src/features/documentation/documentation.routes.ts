import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../feature.ts';
import { AppError } from '../../http/errors.ts';
import { sendNotFound } from '../../http/send-error.ts';
import type { App } from '../../http/server.ts';
import {
  decodePath,
  makeStaticFile,
  readFolder,
  type StaticFile,
  sendStaticFile,
} from '../../http/static-files.ts';

/**
 * The documentation of this version, for everybody who reaches the server. It is read when somebody first asks for it, as most nodes are never
 * asked.
 * @param directory of the built site
 */
export function documentationRoutes(app: App, { config }: Context, directory: string): void {
  const home = `${config.basePath}/docs/`;
  let files: Map<string, StaticFile> | undefined;
  const options = { config: { access: 'none' }, compress: false } as const;

  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    files ??= new Map([...readFolder(directory)].map(([name, body]) => [name, makeStaticFile(name, body)]));
    if (!files.has('index.html')) {
      files = undefined;
      throw notBuilt();
    }
    const name = decodePath(request.url.slice(home.length));
    const file =
      name === undefined ? undefined : files.get(/(^|\/)$/.test(name) ? `${name}index.html` : name);
    return file ? sendStaticFile(file, request, reply) : sendNotFound(request, reply);
  };
  // A path with a slash at its end is taken for the same; relative links of the page need it.
  app.get('/docs', options, (request: FastifyRequest, reply: FastifyReply) =>
    request.url.startsWith(home) ? answer(request, reply) : reply.redirect(home),
  );
  app.get('/docs/*', options, answer);
}

const notBuilt = () =>
  new AppError('documentation.not_built', {
    status: 404,
    title: 'The documentation is not built',
    detail: 'This server was started without a built documentation. Run "npm run build".',
  });
