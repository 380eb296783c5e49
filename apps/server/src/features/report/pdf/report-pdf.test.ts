import type {
  FlawSummary,
  PolicyViolationState,
  ProjectReport,
  ReportViolation,
  Severity,
} from '@waybill/api-contract';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { reportLocale } from '../words/report-language.ts';
import { reportPdf } from './report-pdf.ts';

const rows = 1000;

function flaw(place: number, severity: Severity): FlawSummary {
  return {
    uuid: '00000000-0000-4000-8000-000000000000',
    source: 'NVD',
    vulnId: `CVE-2026-${10_000 + place}`,
    title: 'A flaw in the parser lets an attacker read memory of other requests',
    severity,
    cvss: 7.5,
    cwes: [],
    aliases: [],
    scores: [],
    origins: { severity: 'NVD' },
  };
}

const component = { name: 'part', version: '1.0', fixedIn: '1.1' };

function violation(place: number, state: PolicyViolationState): ReportViolation {
  const uuid = '00000000-0000-4000-8000-000000000000';
  return {
    uuid,
    type: 'LICENSE',
    state,
    policy: { uuid, name: `Policy ${place}` },
    condition: { uuid, subject: 'LICENSE', operator: 'IS', value: 'unresolved' },
    component: { name: 'part', version: '1.0' },
    since: Date.UTC(2026, 0, 2),
    analysis: 'NOT_SET',
  };
}

const zeros = { critical: 0, high: 0, medium: 0, low: 0, unassigned: 0 };

/** As large as reports become: a project with 20,000 open vulnerabilities. */
const largest: ProjectReport = {
  project: { uuid: '00000000-0000-4000-8000-000000000000', name: 'Large', active: true },
  created: Date.UTC(2026, 0, 2, 3, 4),
  createdBy: 'somebody',
  sources: [],
  metrics: {
    ...zeros,
    vulnerabilities: 0,
    suppressed: 0,
    findingsTotal: 0,
    findingsAudited: 0,
    findingsUnaudited: 0,
    inheritedRiskScore: 0,
    components: 0,
    vulnerableComponents: 0,
  } as ProjectReport['metrics'],
  vulnerabilities: {
    ...zeros,
    total: 20_000,
    critical: 400,
    high: 19_600,
    info: 0,
    exploited: 0,
    rows: Array.from({ length: rows }, (_, place) => ({
      vulnerability: flaw(place, place < 400 ? 'CRITICAL' : 'HIGH'),
      components: Array.from({ length: 5 }, () => component),
      componentCount: 8,
    })),
  },
  analyses: { total: 0, rows: [] },
  violations: {
    total: 5000,
    fail: 400,
    warn: 4600,
    info: 0,
    approved: 0,
    suppressed: 0,
    rows: Array.from({ length: rows }, (_, place) => violation(place, place < 400 ? 'FAIL' : 'WARN')),
  },
  coverage: {
    status: 'COVERED',
    components: 1,
    judgeable: 1,
    intended: 0,
    blind: 0,
    blindSpots: [],
    notes: [],
  },
  licenses: { total: 0, unlicensed: 0, rows: [] },
};

it('writes the largest report page by page, lets others work meanwhile, and says what is not listed', async () => {
  // Only the time of this thread, because it may wait for its turn on a busy machine.
  const workedMs = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  const waits: number[] = [];
  let last = workedMs();
  const beat = setInterval(() => {
    waits.push(workedMs() - last);
    last = workedMs();
  }, 5);
  const chunks: Buffer[] = [];
  const started = performance.now();
  for await (const chunk of reportPdf(largest, reportLocale('en'))) chunks.push(Buffer.from(chunk));
  const tookMs = performance.now() - started;
  clearInterval(beat);
  const pdf = Buffer.concat(chunks);
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: false });
  const all = text.join('\n');
  expect(all).toContain('CVE-2026-10000');
  expect(all).toContain(`CVE-2026-${10_000 + rows - 1}`);
  expect(all).toContain('19,000 more are not listed here.');
  expect(all).toContain('and 3 more');
  expect(all).toContain(`Policy ${rows - 1}`);
  expect(all).toContain('4,000 more are not listed here.');
  // The head of a table is repeated on each of its pages.
  expect(text.filter((page) => page.includes('Affected components')).length).toBeGreaterThan(100);
  expect(pdf.length).toBeLessThan(5_000_000);
  const longestMs = Math.max(...waits);
  console.info(
    `${text.length} pages, ${pdf.length} bytes, ${tookMs.toFixed(0)} ms, longest ${longestMs.toFixed(0)} ms`,
  );
  expect(longestMs).toBeLessThan(1000);
});

it('stops when whoever asked has left', async () => {
  const stream = reportPdf(largest, reportLocale('en')) as NodeJS.ReadableStream & { destroy(): void };
  stream.destroy();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(stream.readable).toBe(false);
});
