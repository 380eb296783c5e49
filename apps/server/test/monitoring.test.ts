import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { startTestServer, type TestServer } from './server.ts';

const folder = path.resolve(import.meta.dirname, '../../../deploy/monitoring');

interface Rules {
  groups: {
    rules: { alert: string; expr: string; annotations: { summary: string; description: string } }[];
  }[];
}
interface Dashboard {
  panels: { title: string; targets?: { expr: string }[] }[];
}

const readText = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const rules = (parse(readText('alerts.yml')) as Rules).groups.flatMap((group) => group.rules);
const panels = (JSON.parse(readText('grafana-dashboard.json')) as Dashboard).panels;

/** Words of the query language, and labels: whatever else looks like a name is one of a metric. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replace(/\{[^}]*\}/g, '')
    .replace(/\b(by|without)\s*\([^)]*\)/g, '')
    .replace(/\[[^\]]*\]/g, '');
  return (bare.match(/\b[a-z][a-z0-9]*_[a-z0-9_]+\b/g) ?? []).filter((word) => word !== 'histogram_quantile');
}

/** Labels that an expression selects or sums by, for each metric in it. */
function labelsIn(expression: string): string[] {
  const selected = [...expression.matchAll(/\{([^}]*)\}/g)].flatMap(([, inner = '']) =>
    [...inner.matchAll(/(\w+)\s*[=!]/g)].map((match) => match[1] ?? ''),
  );
  const summed = [...expression.matchAll(/\bby\s*\(([^)]*)\)/g)].flatMap(([, inner = '']) =>
    inner.split(',').map((name) => name.trim()),
  );
  // These two come from Prometheus itself.
  return [...selected, ...summed].filter((name) => !['instance', 'job'].includes(name));
}

describe('dashboard and alerts', () => {
  let server: TestServer;
  let names: Set<string>;
  let text: string;
  beforeAll(async () => {
    server = await startTestServer();
    text = (await server.asNobody.get('/metrics')).text;
    const typed = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
    names = new Set(
      typed.flatMap(([, name = '', type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
      ),
    );
  });
  afterAll(() => server.close());

  /** Names of the labels that our metrics are declared with. */
  const labels = new Set([
    ...[
      'method',
      'route',
      'status',
      'kind',
      'outcome',
      'state',
      'lane',
      'verb',
      'host',
      'source',
      'version',
      'le',
    ],
  ]);

  it('name metrics and labels that there are', () => {
    const expressions = [
      ...rules.map((rule) => rule.expr),
      ...panels.flatMap((panel) => (panel.targets ?? []).map((target) => target.expr)),
    ];
    expect(expressions.length).toBeGreaterThan(40);
    // The free space is told only where the database is our own.
    const known = new Set([...names, 'waybill_disk_free_bytes']);
    const used = new Set(expressions.flatMap(metricsIn));
    expect([...used].filter((name) => !known.has(name))).toEqual([]);
    expect([...new Set(expressions.flatMap(labelsIn))].filter((name) => !labels.has(name))).toEqual([]);
  });

  it('leave out none of our metrics', () => {
    const ours = [...names].filter((name) => /^(waybill|http_server)_/.test(name) && !name.endsWith('_sum'));
    const shown = new Set(
      panels.flatMap((panel) => (panel.targets ?? []).flatMap(({ expr }) => metricsIn(expr))),
    );
    expect(ours.filter((name) => !shown.has(name))).toEqual([]);
  });

  it('say in a sentence what is wrong', () => {
    for (const { alert, annotations } of rules) {
      expect([alert, annotations.summary.endsWith('.'), annotations.description.length > 20]).toEqual([
        alert,
        true,
        true,
      ]);
    }
    const tested = readText('alerts.test.yml');
    expect(tested).toContain(`value: ${rules.length}`);
  });

  const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
  it.skipIf(!hasPromtool)('fire on a fixed sample and are silent on a sound one (needs promtool)', () => {
    const ran = spawnSync('promtool', ['test', 'rules', 'alerts.test.yml'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(ran.status, ran.stdout + ran.stderr).toBe(0);
  });
});
