import { readForm } from './multipart.ts';
import type { Service, ServiceAnswer, ServiceRequest } from './service.ts';

/** A vulnerability of an asset, as it was sent. */
type KennaVuln = {
  scanner_identifier: string;
  status: string;
  scanner_score: number;
  override_score?: number;
};

/** The state of the played Kenna. */
export type KennaState = {
  token: string;
  connector: string;
  /** By the external id of the asset, of the last document. */
  assets: Map<string, { application: string; tags: string[]; vulns: KennaVuln[] }>;
  definitions: Map<string, Record<string, unknown>>;
  /** How it says that it took the file; the real one is known to use both. */
  success: true | 'true' | 'false';
  /** The outcome of runs, and the number of queries before one ends. */
  failedPayloads: number;
  askedBefore: number;
};

/** Plays the upload of a file to a connector of Kenna (https://apidocs.kennasecurity.com/reference/upload-data-file). */
export function playKenna(state: () => KennaState): Service {
  let asked = 0;
  return (request) => {
    const { token, connector, failedPayloads, askedBefore } = state();
    if (request.headers['x-risk-token'] !== token)
      return { status: 401, body: { success: 'false', message: 'unauthorized' } };
    const [, id, rest] = /^\/connectors\/([^/]+)(\/.*)?$/.exec(request.path) ?? [];
    if (id !== connector) return { status: 404, body: { error: 'connector not found' } };
    if (request.method === 'GET' && rest === undefined)
      return { status: 200, body: { connector: { id: Number(id) } } };
    if (request.method === 'POST' && rest === '/data_file') {
      asked = 0;
      return take(state(), request);
    }
    if (request.method === 'GET' && rest === '/connector_runs/31') {
      asked += 1;
      const isOver = asked > askedBefore;
      return {
        status: 200,
        body: {
          id: 31,
          start_time: '2026-03-01T12:00:00Z',
          end_time: isOver ? '2026-03-01T12:01:00Z' : null,
          success: isOver && failedPayloads === 0,
          total_payload_count: 2,
          processed_payload_count: isOver ? 2 - failedPayloads : 0,
          failed_payload_count: isOver ? failedPayloads : 0,
        },
      };
    }
    return { status: 599 };
  };
}

function take(state: KennaState, request: ServiceRequest): ServiceAnswer {
  const parts = readForm(request);
  const file = parts?.find(({ name }) => name === 'file');
  if (file?.fileName !== 'findings.json' || file.type !== 'application/json')
    return refused('The file is missing');
  if (parts?.find(({ name }) => name === 'run')?.text !== 'true') return refused('The file only waits');
  const problem = readDocument(state, JSON.parse(file.text));
  if (problem !== undefined) return refused(problem);
  return { status: 200, body: { success: state.success, connector_run_id: 31 } };
}

type Members = Readonly<Record<string, unknown>>;

/** The rules of Kenna Data Importer JSON (https://github.com/KennaSecurity/KDI). */
function readDocument(state: KennaState, document: Members): string | undefined {
  const { skip_autoclose, assets, vuln_defs } = document as {
    skip_autoclose: unknown;
    assets: Members[];
    vuln_defs: Members[];
  };
  if (skip_autoclose !== false) return 'skip_autoclose';
  const definitions = new Map<string, Members>();
  for (const one of vuln_defs) {
    if (one.scanner_type !== 'Dependency-Track' || typeof one.name !== 'string') return 'vuln_defs';
    if (definitions.has(String(one.scanner_identifier))) return `${one.scanner_identifier} is defined twice`;
    if (
      one.cve_identifiers !== undefined &&
      !/^CVE-\d+-\d+(,CVE-\d+-\d+)*$/.test(String(one.cve_identifiers))
    )
      return 'cve_identifiers';
    if (one.cwe_identifiers !== undefined && !/^CWE-\d+$/.test(String(one.cwe_identifiers)))
      return 'cwe_identifiers';
    definitions.set(String(one.scanner_identifier), one);
  }
  state.assets.clear();
  for (const { external_id, application, tags = [], vulns } of assets) {
    if (typeof external_id !== 'string' || typeof application !== 'string') return 'An asset has no locator';
    if (state.assets.has(external_id)) return `${external_id} comes twice`;
    for (const vuln of vulns as Members[]) {
      if (!definitions.has(String(vuln.scanner_identifier)))
        return `${vuln.scanner_identifier} is not defined`;
      if (!/^(open|false_positive|risk_accepted)$/.test(String(vuln.status))) return 'status';
      if (!/^\d{4}-\d\d-\d\dT/.test(String(vuln.last_seen_at))) return 'last_seen_at';
      const [score, override = 0] = [Number(vuln.scanner_score), Number(vuln.override_score ?? 0)];
      if (!Number.isInteger(score) || score < 0 || score > 10 || override < 0 || override > 100)
        return 'scanner_score';
    }
    state.assets.set(external_id, { application, tags: tags as string[], vulns: vulns as KennaVuln[] });
  }
  state.definitions = definitions as Map<string, Record<string, unknown>>;
  return undefined;
}

function refused(error: string): ServiceAnswer {
  return { status: 200, body: { success: 'false', error } };
}
