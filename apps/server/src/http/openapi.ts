import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { contractLevel } from './about.ts';
import type { Access } from './principal.ts';

/** Collects the routes for the OpenAPI document; must be registered before them. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Waybill',
        description: 'Software supply chain of a company: components, vulnerabilities, decisions.',
        version: contractLevel,
      },
      components: {
        securitySchemes: {
          apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
          token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        },
      },
    },
    transform: ({ schema, url, route }) => ({
      url,
      schema: { ...schema, ...describeRoute(url, route.config) },
    }),
  });
}

function describeRoute(url: string, config: { access?: Access } | undefined) {
  const access = config?.access ?? 'none';
  const path = /\/api\/(?:waybill\/)?v1\/([\w-]+)/.exec(url);
  return {
    ...(path?.[1] ? { tags: [path[1]] } : { hide: !url.endsWith('/api/version') }),
    ...(access === 'none'
      ? {}
      : { security: [{ apiKey: [] }, { token: [] }], description: sayAccess(access) }),
  };
}

function sayAccess(access: Exclude<Access, 'none'>): string {
  if (access === 'authenticated') return 'For any caller who is signed in.';
  return `Requires ${typeof access === 'string' ? access : access.join(' or ')}.`;
}
