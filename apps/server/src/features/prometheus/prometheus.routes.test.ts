import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { accessFeature } from '../access/access.feature.ts';
import { configPropertyFeature } from '../config-property/config-property.feature.ts';
import { prometheusFeature } from './prometheus.feature.ts';

describe('measurements', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ features: [prometheusFeature, configPropertyFeature, accessFeature] });
  });
  afterAll(() => server.close());

  const set = (propertyName: string, propertyValue: string | null) =>
    server.asAdmin.post('/api/v1/configProperty', { groupName: 'metrics', propertyName, propertyValue });
  const read = (headers: Record<string, string> = {}) => server.asNobody.get('/metrics', { headers });

  it('count requests by route pattern, not by path', async () => {
    await server.asAdmin.get('/api/v1/team/7b0e3a34-1f0b-4a5e-9d43-5a0f4a1b2c3d');
    const answer = await read();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(answer.text).toContain('route="/api/v1/team/:uuid",status="404"');
    expect(answer.text).not.toContain('7b0e3a34');
    expect(answer.text).toContain('waybill_database_connections{lane="main",state="idle"}');
    expect(answer.text).toContain('nodejs_eventloop_lag_seconds');
  });

  it('are for this machine only when no user name is set', async () => {
    const answer = await read({ 'x-forwarded-for': '203.0.113.9' });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toContain('Basic');
  });

  it('ask for the user name and password that are set', async () => {
    await set('auth.username', 'scraper');
    await set('auth.password', 'hush');
    expect((await read()).status).toBe(401);
    const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` });
    expect((await read(basic('scraper:wrong'))).status).toBe(401);
    expect((await read({ ...basic('scraper:hush'), 'x-forwarded-for': '203.0.113.9' })).status).toBe(200);
  });

  it('can be switched off', async () => {
    await set('enabled', 'false');
    expect((await read()).status).toBe(404);
  });
});
