import type { Context, Feature } from './feature.ts';
import { createAuthenticator } from './features/session/authenticate.ts';
import { type App, createHttpServer } from './http/server.ts';

/** The HTTP server with the routes of all features below the base path; not listening yet. */
export async function createApp(context: Context, features: readonly Feature[]): Promise<App> {
  const app = await createHttpServer({ log: context.log, authenticate: createAuthenticator(context) });
  await app.register(
    async (scope: App) => {
      for (const feature of features) feature.routes?.(scope, context);
    },
    { prefix: context.config.basePath },
  );
  return app;
}
