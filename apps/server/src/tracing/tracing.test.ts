import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { readTracingConfig } from '../config/tracing-config.ts';
import { parseTraceparent } from './span.ts';
import { startTracing } from './start-tracing.ts';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[];
}

describe('traces', () => {
  let server: TestServer;
  let collector: Server;
  const sent: { headers: NodeJS.Dict<string | string[]>; url: string | undefined; spans: SentSpan[] }[] = [];
  beforeAll(async () => {
    collector = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk) => {
        text += chunk;
      });
      request.on('end', () => {
        const body = JSON.parse(text);
        sent.push({
          headers: request.headers,
          url: request.url,
          spans: body.resourceSpans[0].scopeSpans[0].spans,
        });
        response.end('{}');
      });
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => collector.once('listening', resolve));
    server = await startTestServer();
  });
  afterAll(async () => {
    await server.close();
    collector.close();
  });

  it('have a request, its statements and its jobs, as OTLP has them, and belong to the caller', async () => {
    const { port } = collector.address() as AddressInfo;
    const config = readTracingConfig(
      {
        OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/`,
        OTEL_EXPORTER_OTLP_HEADERS: 'X-Tenant=a%20b',
      },
      (problem) => expect(problem).toBeUndefined(),
    );
    if (!config) throw new Error('Nothing is traced');
    const { outgoing, log } = server.context;
    const stop = startTracing({ config, outgoing, log });
    const traceId = 'c0ffee00c0ffee00c0ffee00c0ffee00';
    const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;
    const answer = await server.asAdmin.get('/api/v1/team', { headers: { traceparent } });
    expect(answer.status).toBe(200);
    await stop();

    const [request] = sent;
    expect([request?.url, request?.headers['x-tenant']]).toEqual(['/v1/traces', 'a b']);
    const spans = sent.flatMap((one) => one.spans).filter((span) => span.traceId === traceId);
    const root = spans.find(({ name }) => name === 'GET /api/v1/team');
    expect(root).toMatchObject({ kind: 2, parentSpanId: '00f067aa0ba902b7' });
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === root?.spanId);
    expect(statements.length).toBeGreaterThan(0);
    for (const { attributes, kind } of statements) {
      const text = attributes.find(({ key }) => key === 'db.query.text')?.value.stringValue;
      expect([kind, text?.length]).toEqual([3, expect.any(Number)]);
    }
    expect(BigInt(root?.endTimeUnixNano ?? 0)).toBeGreaterThan(BigInt(root?.startTimeUnixNano ?? 0));
    expect(sent.flatMap((one) => one.spans).some(({ name }) => name.includes(`:${port}`))).toBe(false);
  });

  it('that their collector does not take cost nothing but themselves', async () => {
    const problems: string[] = [];
    const config = readTracingConfig({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:9/x' }, (text) =>
      problems.push(text),
    );
    if (!config) throw new Error('Nothing is traced');
    const { outgoing, log } = server.context;
    const stop = startTracing({ config, outgoing, log });
    expect((await server.asAdmin.get('/api/v1/team')).status).toBe(200);
    await stop();
    expect([problems, config.url.href]).toEqual([[], 'http://127.0.0.1:9/x']);
  });
});

describe('the settings of traces', () => {
  const read = (env: Record<string, string>) => {
    const problems: string[] = [];
    return { config: readTracingConfig(env, (text) => problems.push(text)), problems };
  };

  it('are off without an endpoint, and told when they cannot be used', () => {
    expect(read({}).config).toBeUndefined();
    expect(
      read({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318', OTEL_SDK_DISABLED: 'true' }).config,
    ).toBeUndefined();
    expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }).problems).toHaveLength(1);
    expect(
      read({
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318',
        OTEL_TRACES_SAMPLER_ARG: '2',
        OTEL_EXPORTER_OTLP_HEADERS: 'secret',
      }).problems,
    ).toEqual([expect.not.stringContaining('secret'), expect.stringContaining('from 0 to 1')]);
  });

  it('take the trace of a caller only where it is one', () => {
    expect(parseTraceparent('00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00')).toEqual({
      traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
      spanId: '00f067aa0ba902b7',
      isSampled: false,
    });
    for (const wrong of [
      '',
      '00-x-y-01',
      `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
      'ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    ]) {
      expect(parseTraceparent(wrong)).toBeUndefined();
    }
  });
});
