import { randomUUID } from 'node:crypto';
import { readFindingsDocument } from './findings-document.ts';
import { readForm } from './multipart.ts';
import type { Service, ServiceAnswer, ServiceRequest } from './service.ts';

/** The state of the played Fortify SSC. */
export type FortifyState = {
  token: string;
  /** Application versions, and how many findings their last upload had. */
  versions: Map<string, number>;
  /** Tokens for one upload that were not used yet. */
  fileTokens: Set<string>;
  /** Its answer to the next upload, sent with a success status. */
  refusal?: { code: string; msg: string };
};

/** Plays uploads to Fortify Software Security Center: a token for one file, then the file. */
export function playFortify(state: () => FortifyState): Service {
  return (request) => {
    const { method, path } = request;
    if (method === 'POST' && path === '/api/v1/fileTokens') return makeToken(state(), request);
    if (method === 'POST' && path === '/upload/resultFileUpload.html') return take(state(), request);
    return { status: 599 };
  };
}

function makeToken({ token, fileTokens }: FortifyState, { headers, body }: ServiceRequest): ServiceAnswer {
  const expected = `FortifyToken ${Buffer.from(token).toString('base64')}`;
  if (headers.authorization !== expected)
    return { status: 401, body: { message: 'Access Denied. Unauthorized access', responseCode: 401 } };
  if (headers['content-type'] !== 'application/json') return { status: 415 };
  const { fileTokenType } = JSON.parse(body) as { fileTokenType?: string };
  if (fileTokenType !== 'UPLOAD')
    return { status: 400, body: { message: 'Unknown type of token', responseCode: 400 } };
  const made = randomUUID();
  fileTokens.add(made);
  return { status: 201, body: { data: { token: made, fileTokenType }, responseCode: 201 } };
}

function take(state: FortifyState, request: ServiceRequest): ServiceAnswer {
  const { query, headers } = request;
  // Each token is good for one upload.
  if (!state.fileTokens.delete(query.get('mat') ?? '')) return { status: 403, body: 'no' };
  if (headers.accept !== 'application/xml' || query.get('engineType') !== 'DEPENDENCY_TRACK')
    return { status: 400 };
  const version = query.get('entityId') ?? '';
  if (!state.versions.has(version)) return xml('-10003', `Application version ${version} is not there`);
  const file = readForm(request)?.find(({ name }) => name === 'files[]');
  if (file?.fileName !== 'findings.json' || file.type !== 'application/octet-stream') return { status: 400 };
  const findings = readFindingsDocument(file.text);
  if (typeof findings === 'string') return xml('-10002', findings);
  if (state.refusal) {
    const { code, msg } = state.refusal;
    delete state.refusal;
    return xml(code, msg);
  }
  state.versions.set(version, findings.length);
  return xml('-10001', 'Background submission succeeded.');
}

function xml(code: string, msg: string): ServiceAnswer {
  const body = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><ns2:uploadResponse xmlns:ns2="xmlns://www.fortify.com/schema/issuemanagement"><code>${code}</code><msg>${msg}</msg><id>12</id></ns2:uploadResponse>`;
  return { status: 200, headers: { 'content-type': 'application/xml' }, body };
}
