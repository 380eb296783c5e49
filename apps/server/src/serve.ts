import type { Context, Feature } from './feature.ts';
import { createAuthenticator } from './features/session/authenticate.ts';
import { type App, type Authenticate, createHttpServer } from './http/server.ts';

/**
 * The HTTP server with the routes of all features below the base path; not listening yet.
 * @param authenticate replaces the check of credentials where the caller is this process itself
 */
export async function createApp(
  context: Context,
  features: readonly Feature[],
  authenticate: Authenticate = createAuthenticator(context),
): Promise<App> {
  const { basePath } = context.config;
  const app = await createHttpServer({
    log: context.log,
    authenticate,
    databaseTrouble: context.databaseTrouble,
  });
  const routes = async (scope: App) => {
    for (const feature of features) feature.routes?.(scope, context);
  };
  await app.register(routes, { prefix: basePath });
  if (basePath !== '') {
    app.get('/', { config: { access: 'none' }, schema: { hide: true } }, (_request, reply) =>
      reply.redirect(`${basePath}/`),
    );
  }
  return app;
}
