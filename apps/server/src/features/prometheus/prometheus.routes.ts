import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import type { App } from '../../http/server.ts';
import { isSettingOn, readSecretSetting, readSetting } from '../config-property/config-property.service.ts';
import { createRegistry } from './measurements.ts';

/** `GET /metrics` for Prometheus (contract §24). Without a user name set, only this machine is served. */
export function prometheusRoutes(app: App, context: Context): void {
  const registry = createRegistry(app, context);

  endpoints(app, {
    'GET /metrics': async ({ request, reply }) => {
      if (!(await isSettingOn(context.db, 'metrics', 'enabled'))) return reply.code(404).send();
      if (!(await maySee(context, request))) {
        return reply.code(401).header('www-authenticate', 'Basic realm="metrics"').send();
      }
      return reply.type(registry.contentType).send(await registry.metrics());
    },
  });
}

async function maySee({ db, secrets }: Context, request: FastifyRequest): Promise<boolean> {
  const username = await readSetting(db, 'metrics', 'auth.username');
  if (username === undefined) return isLoopback(request.ip);
  const password = (await readSecretSetting(db, secrets, 'metrics', 'auth.password')) ?? '';
  const expected = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  return isSameText(request.headers.authorization ?? '', expected);
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}

/** Compares in constant time whatever the lengths. */
function isSameText(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
