import { open } from 'node:fs/promises';

/** The head of a page of the NVD API. */
export interface NvdPageHead {
  /** Records on it. */
  records: number;
  /** Records in all that were asked for. */
  total: number;
  /** The time of the answer, ISO 8601 in UTC. */
  asOf: string;
}

/** The members before the list have some 200 bytes. */
const headBytes = 4_096;

/** Reads the head of a page that was fetched to a file; the text itself when it is none. */
export async function readPageHead(file: string): Promise<NvdPageHead | string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const text = buffer.toString('utf8', 0, bytesRead);
    return parsePageHead(text) ?? text;
  } finally {
    await handle.close();
  }
}

/** Reads how a page begins; undefined when it is no page of the CVE API 2.0. */
function parsePageHead(text: string): NvdPageHead | undefined {
  const head = text.slice(0, text.indexOf('"vulnerabilities"'));
  const records = numberOf(head, 'resultsPerPage');
  const total = numberOf(head, 'totalResults');
  const timestamp = /"timestamp"\s*:\s*"([^"]{10,40})"/.exec(head)?.[1];
  // The NVD writes no zone.
  const at = Date.parse(/Z|[+-]\d\d:?\d\d$/.test(timestamp ?? '') ? (timestamp ?? '') : `${timestamp}Z`);
  if (!text.trimStart().startsWith('{') || records === undefined || total === undefined || Number.isNaN(at))
    return undefined;
  return { records, total, asOf: new Date(at).toISOString() };
}

function numberOf(head: string, name: string): number | undefined {
  const digits = new RegExp(`"${name}"\\s*:\\s*(\\d{1,9})\\b`).exec(head)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
