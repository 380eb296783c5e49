import { type ReadFinding, readFindingsDocument } from './findings-document.ts';
import { type FormPart, readForm } from './multipart.ts';
import type { Service, ServiceAnswer, ServiceRequest } from './service.ts';

/** A test of DefectDojo with what was imported into it. */
type DojoTest = {
  id: number;
  engagement: number;
  scan_type: string;
  title: string | null;
  findings: Map<string, { severity: string; mitigated: boolean }>;
};

type DojoEngagement = { id: number; product: string; productType: string; name: string };

/** The state of the played DefectDojo. */
export type DefectDojoState = {
  key: string;
  engagements: DojoEngagement[];
  tests: DojoTest[];
  /** Smallest pages make a client follow them. */
  pageSize?: number;
};

const scanType = 'Dependency Track Finding Packaging Format (FPF) Export';
const severities: ReadonlySet<string> = new Set(['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'INFO']);

/** Plays imports and tests of DefectDojo's API v2 (https://docs.defectdojo.com/en/connecting_your_tools/import_scan_files/api_pipeline_modelling/). */
export function playDefectDojo(state: () => DefectDojoState): Service {
  return (request) => {
    const { key } = state();
    if (request.headers.authorization !== `Token ${key}`) return failure(401, { detail: 'Invalid token.' });
    if (request.headers.accept !== 'application/json') return failure(406, { detail: 'Not acceptable.' });
    const { method, path } = request;
    if (method === 'GET' && path === '/api/v2/tests/') return pageOfTests(state(), request);
    if (method === 'POST' && path === '/api/v2/import-scan/') return take(state(), request, false);
    if (method === 'POST' && path === '/api/v2/reimport-scan/') return take(state(), request, true);
    if (method === 'GET' && path === '/api/v2/product_types/')
      return { status: 200, body: { count: 0, results: [] } };
    return { status: 599 };
  };
}

function pageOfTests({ tests, pageSize = 100 }: DefectDojoState, request: ServiceRequest): ServiceAnswer {
  const { query, headers, mount } = request;
  const engagement = Number(query.get('engagement'));
  const offset = Number(query.get('offset') ?? 0);
  const limit = Math.min(pageSize, Number(query.get('limit') ?? 25));
  const all = tests.filter((test) => test.engagement === engagement);
  const next = `http://${headers.host}${mount}/api/v2/tests/?engagement=${engagement}&limit=${limit}&offset=${offset + limit}`;
  return {
    status: 200,
    body: {
      count: all.length,
      next: offset + limit < all.length ? next : null,
      previous: null,
      results: all
        .slice(offset, offset + limit)
        .map(({ id, engagement: of, scan_type, title }) => ({ id, engagement: of, scan_type, title })),
    },
  };
}

function take(state: DefectDojoState, request: ServiceRequest, isAgain: boolean): ServiceAnswer {
  const parts = readForm(request);
  if (!parts) return failure(415, { detail: 'Unsupported media type' });
  const fields = new Map(
    parts.filter(({ fileName }) => fileName === undefined).map((one) => [one.name, one.text]),
  );
  const errors = errorsOf(parts, fields);
  if (Object.keys(errors).length > 0) return failure(400, errors);
  const findings = readFindingsDocument(parts.find(({ name }) => name === 'file')?.text ?? '');
  if (typeof findings === 'string') return failure(400, [findings]);
  const known = isAgain ? findTest(state, fields) : undefined;
  if (isAgain && fields.has('test') && !known)
    return failure(400, { test: [`Invalid pk "${fields.get('test')}"`] });
  const engagement = known ? known.engagement : findEngagement(state, fields);
  if (engagement === undefined)
    return failure(400, {
      engagement: [`Invalid pk "${fields.get('engagement')}" - object does not exist.`],
    });
  const test = known ?? addTest(state, engagement, fields.get('test_title') ?? null);
  store(state, test, findings, fields, known !== undefined);
  const product = state.engagements.find(({ id }) => id === engagement);
  return {
    status: 201,
    body: {
      ...Object.fromEntries(fields),
      test: test.id,
      test_id: test.id,
      engagement_id: engagement,
      product_id: 1,
      product_name: product?.product,
      statistics: {},
    },
  };
}

function errorsOf(parts: readonly FormPart[], fields: ReadonlyMap<string, string>): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  const file = parts.find(({ name }) => name === 'file');
  if (file?.fileName !== 'findings.json' || file.type !== 'application/octet-stream')
    errors.file = ['No file was submitted.'];
  if (parts.some(({ fileName, type }) => fileName === undefined && type !== undefined))
    errors.form = ['A field has a type.'];
  if (fields.get('scan_type') !== scanType) errors.scan_type = ['Not a valid choice.'];
  if (fields.get('minimum_severity') !== 'Info') errors.minimum_severity = ['Not a valid choice.'];
  for (const name of ['verified', 'active', 'close_old_findings', 'push_to_jira'])
    if (!/^(true|false)$/.test(fields.get(name) ?? '')) errors[name] = ['Must be a valid boolean.'];
  if (!/^\d{4}-\d\d-\d\d$/.test(fields.get('scan_date') ?? '')) errors.scan_date = ['Date has wrong format.'];
  return errors;
}

function findEngagement(state: DefectDojoState, fields: ReadonlyMap<string, string>): number | undefined {
  const id = fields.get('engagement');
  if (id !== undefined) return state.engagements.find((one) => `${one.id}` === id)?.id;
  const [product, name] = [fields.get('product_name'), fields.get('engagement_name')];
  if (product === undefined || name === undefined) return undefined;
  const known = state.engagements.find((one) => one.product === product && one.name === name);
  if (known || fields.get('auto_create_context') !== 'true') return known?.id;
  const made = {
    id: 1000 + state.engagements.length,
    product,
    productType: fields.get('product_type_name') ?? '',
    name,
  };
  state.engagements.push(made);
  return made.id;
}

/** The test of a reimport: by its number, or the one with the title in the engagement that is named. */
function findTest(state: DefectDojoState, fields: ReadonlyMap<string, string>): DojoTest | undefined {
  const id = fields.get('test');
  if (id !== undefined) return state.tests.find((test) => `${test.id}` === id);
  const engagement = findEngagement(state, fields);
  const title = fields.get('test_title');
  return state.tests.find(
    (test) =>
      test.engagement === engagement &&
      test.scan_type === scanType &&
      (title === undefined || test.title === title),
  );
}

function addTest(state: DefectDojoState, engagement: number, title: string | null): DojoTest {
  const test = { id: 500 + state.tests.length, engagement, scan_type: scanType, title, findings: new Map() };
  state.tests.push(test);
  return test;
}

/** An import closes what other tests of the same type in the engagement still have, a reimport what the test itself has. */
function store(
  { tests }: DefectDojoState,
  test: DojoTest,
  findings: readonly ReadFinding[],
  fields: ReadonlyMap<string, string>,
  isKnown: boolean,
): void {
  const keys = new Set(findings.map(({ component, vulnId }) => `${component} ${vulnId}`));
  if (fields.get('close_old_findings') === 'true') {
    const closing = isKnown
      ? [test]
      : tests.filter(
          (one) => one !== test && one.engagement === test.engagement && one.scan_type === scanType,
        );
    for (const { findings: old } of closing)
      for (const [key, finding] of old) if (!keys.has(key)) finding.mitigated = true;
  }
  for (const { component, vulnId, severity } of findings) {
    const key = `${component} ${vulnId}`;
    const known = test.findings.get(key);
    if (known?.mitigated && fields.get('do_not_reactivate') === 'true') continue;
    test.findings.set(key, { severity: severities.has(severity) ? severity : 'CRITICAL', mitigated: false });
  }
}

function failure(status: number, body: unknown): ServiceAnswer {
  return { status, body };
}
