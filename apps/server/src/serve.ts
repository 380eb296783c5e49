import type { Context, Feature } from './feature.ts';
import { createRefusalRecorder } from './features/audit-log/refusal-recorder.ts';
import { createAuthenticator } from './features/session/authenticate.ts';
import { createHeaderGuard } from './features/trusted-header/header-guard.ts';
import { observeRequests } from './http/observe-requests.ts';
import { type App, createHttpServer, type HttpOptions } from './http/server.ts';

/**
 * The HTTP server with the routes of all features below the base path; not listening yet.
 * @param options `authenticate` replaces the check of credentials where the caller is this process itself, `limits` are
 *   for tests
 */
export async function createApp(
  context: Context,
  features: readonly Feature[],
  options: Partial<Pick<HttpOptions, 'authenticate' | 'limits'>> = {},
): Promise<App> {
  const { basePath, trustedProxies, shares, corsOrigins, hstsMaxAge } = context.config;
  const { authenticate = createAuthenticator(context), limits } = options;
  const { log, databaseTrouble, traffic } = context;
  const refusals = createRefusalRecorder(context);
  const app = await createHttpServer({
    log,
    authenticate,
    checkSender: createHeaderGuard(context),
    databaseTrouble,
    traffic,
    trustedProxies,
    corsOrigins,
    hstsMaxAge,
    limits: { ...shares, ...limits },
    onRefused: refusals.record,
  });
  observeRequests(app);
  app.addHook('onClose', () => refusals.close());
  const routes = async (scope: App) => {
    for (const feature of features) feature.routes?.(scope, context);
  };
  await app.register(routes, { prefix: basePath });
  if (basePath !== '') {
    app.get('/', { config: { access: 'none' } }, (_request, reply) => reply.redirect(`${basePath}/`));
  }
  return app;
}
