import { listShared, readShared, type VectorCase, type VectorSource } from '@waybill/test-kit';
import { isJsonSpecVersion, SPEC_VERSIONS } from '../cyclonedx/spec-version.ts';
import { readBom } from '../read-bom.ts';
import { validateBom } from '../validate-bom.ts';
import { writeJsonBom, writeXmlBom } from '../write-bom.ts';
import { encodeTextproto } from './textproto.ts';

const FOLDER = 'cyclonedx-spec/cases';

const INFORMAL =
  'The published schema accepts it, and by the schema a case is valid or not. The file says so itself: only an ' +
  'assertion of XSD 1.1 could refuse it, and `bom-1.7.xsd` is XSD 1.0. Upstream leaves files named `informal-` out of its checks.';

/** Versions that are written. */
const WRITTEN = SPEC_VERSIONS.filter(isJsonSpecVersion);

/** The conformance cases of the CycloneDX specification. */
export const SPEC_CASE_VECTORS: readonly VectorSource[] = [
  sourceOf('JSON', 233, () => judgeAll('.json')),
  sourceOf('XML', 274, () => judgeAll('.xml')),
  sourceOf('Protocol Buffers', 126, () => judgeAll('.textproto')),
  sourceOf('valid ones written as JSON and XML of every version', 304, writeAll),
];

function sourceOf(what: string, count: number, cases: VectorSource['cases']): VectorSource {
  return { package: 'sbom', set: `${FOLDER} (${what})`, count, cases };
}

/** The name of each file says if it is valid. An invalid file must yield a fault. */
async function* judgeAll(extension: string): AsyncGenerator<VectorCase> {
  for (const path of listShared(FOLDER).filter((each) => each.endsWith(extension))) {
    if (path.includes('/informal-')) yield { case: path, reason: INFORMAL };
    else yield await judge(path);
  }
}

async function judge(path: string): Promise<VectorCase> {
  const bytes = path.endsWith('.textproto') ? encodeTextproto(path) : readShared(`${FOLDER}/${path}`);
  const result = await validateBom(bytes);
  const isValid = isNamedValid(path);
  return {
    case: path,
    expected: { isValid, hasViolations: !isValid, isRead: true },
    got: {
      isValid: result.ok,
      hasViolations: !result.ok && result.violations.length > 0,
      isRead: readBom(bytes).ok,
    },
  };
}

/** A valid case must be writable as a valid document in every version and language. */
async function* writeAll(): AsyncGenerator<VectorCase> {
  for (const path of listShared(FOLDER).filter(
    (each) => isNamedValid(each) && /\.(?:json|xml)$/.test(each),
  )) {
    yield { case: path, expected: [], got: await brokenWritings(path) };
  }
}

async function brokenWritings(path: string): Promise<string[]> {
  const read = readBom(readShared(`${FOLDER}/${path}`));
  if (!read.ok) return [read.detail];
  const broken: string[] = [];
  for (const specVersion of WRITTEN) {
    for (const write of [writeJsonBom, writeXmlBom]) {
      const written = new TextEncoder().encode(write(read.bom, { specVersion }));
      if (!(await validateBom(written)).ok) broken.push(`${write.name} ${specVersion}`);
    }
  }
  return broken;
}

function isNamedValid(path: string): boolean {
  return /(?:^|\/)valid-/.test(path);
}
