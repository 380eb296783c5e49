import { listShared, readShared, type VectorCase, type VectorSource } from '@waybill/test-kit';
import type { Bom } from '../model.ts';
import { readBom } from '../read-bom.ts';
import type { Refusal } from '../refusal.ts';
import { readSpdx } from '../spdx/read-spdx.ts';
import { validateBom } from '../validate-bom.ts';
import { readVex } from '../vex/read-vex.ts';
import { vexToBom } from '../vex/vex-bom.ts';
import { writeJsonBom } from '../write-bom.ts';
import { countDeep, countEdges, countEverywhere } from './bom-counts.ts';
import { type BomIndexRow, bomIndex, isPacked } from './bom-index.ts';

const REFUSED = 'refused with a reason';
const READ = 'read';

/** Real documents, odd ones among them. */
export const BOM_VECTORS: readonly VectorSource[] = [
  sourceOf('boms (each file is read or refused with a reason)', 246, answerAll),
  sourceOf('boms/INDEX.tsv (CycloneDX JSON)', 171, () => bomIndex('cdx-json').map(judgeJson)),
  sourceOf('boms/INDEX.tsv (CycloneDX XML)', 17, () => bomIndex('cdx-xml').map(judgeXml)),
  sourceOf('boms/INDEX.tsv (CSAF)', 16, () => judgeVexes(bomIndex('csaf'))),
  sourceOf('boms/INDEX.tsv (OpenVEX)', 5, () => judgeVexes(bomIndex('openvex'))),
  sourceOf('scale-boms', 3, judgeLarge),
];

function sourceOf(set: string, count: number, cases: VectorSource['cases']): VectorSource {
  return { package: 'sbom', set, count, cases };
}

/** Readers and schema check give an answer to each file, whatever is in it. */
async function* answerAll(): AsyncGenerator<VectorCase> {
  for (const path of listShared('boms').filter((each) => each !== 'INDEX.tsv')) {
    const bytes = readShared(`boms/${path}`);
    const reads = [readBom(bytes), readSpdx(bytes), readVex(bytes)];
    const silent = reads.filter((read) => !read.ok && !hasReason(read));
    const judged = await validateBom(bytes);
    if (!judged.ok && !hasReason(judged)) silent.push(judged);
    yield { case: path, expected: [], got: silent };
  }
}

function hasReason({ detail, violations }: Refusal): boolean {
  if (violations.length === 0) return /^The .{15,}/.test(detail);
  return violations.every(({ path, message }) => /^[$/]/.test(path) && message !== '');
}

/** All of a JSON document is read: as many parts as the index counts in it. */
function judgeJson(row: BomIndexRow): VectorCase {
  return judgeRow(row, (bom) => {
    const inAll = countDeep(bom.components);
    return {
      specVersion: bom.specVersion,
      // The index counts nested components in some documents and not in others.
      components: inAll === row.components ? inAll : bom.components.length,
      dependencies: bom.dependencies.length,
      vulnerabilities: bom.vulnerabilities.length,
      services: bom.services.length,
    };
  });
}

function judgeXml(row: BomIndexRow): VectorCase {
  return judgeRow(row, (bom) => ({
    specVersion: bom.specVersion,
    components: countEverywhere(bom),
    dependencies: countEdges(bom),
    vulnerabilities: bom.vulnerabilities.length,
    // Elements of that name are in no file of the set outside the list of services.
    services: bom.services.length,
  }));
}

function judgeRow(row: BomIndexRow, count: (bom: Bom) => Omit<BomIndexRow, 'path' | 'kind'>): VectorCase {
  const { path, kind: _, ...expected } = row;
  const read = readBom(readShared(`boms/${path}`));
  if (isPacked(path)) return { case: path, expected: REFUSED, got: outcomeOf(read) };
  return { case: path, expected, got: read.ok ? count(read.bom) : read.detail };
}

/** A VEX document is read with nothing left out, and told again as valid CycloneDX. */
async function* judgeVexes(rows: readonly BomIndexRow[]): AsyncGenerator<VectorCase> {
  for (const { path } of rows) {
    const read = readVex(readShared(`boms/${path}`));
    if (isPacked(path)) yield { case: path, expected: REFUSED, got: outcomeOf(read) };
    else if (!read.ok) yield { case: path, expected: READ, got: read.detail };
    else {
      const bom = vexToBom(read.document);
      const written = new TextEncoder().encode(writeJsonBom(bom, { specVersion: '1.6' }));
      const statements = read.document.statements.length;
      yield {
        case: path,
        expected: { skipped: [], hasStatements: true, vulnerabilities: statements, isValid: true },
        got: {
          skipped: read.skipped,
          hasStatements: statements > 0,
          vulnerabilities: bom.vulnerabilities.length,
          isValid: (await validateBom(written)).ok,
        },
      };
    }
  }
}

function outcomeOf(read: { ok: true } | Refusal): string {
  if (read.ok) return READ;
  return hasReason(read) ? REFUSED : 'refused without a reason';
}

/** Components and dependency edges of the large documents, by the description of the shared data. */
const LARGE = [
  ['ocs-4.8.cdx.json.gz', 7_994, 15_953],
  ['merged-real.cdx.json.gz', 15_428, 15_428],
  ['scale-50k.cdx.json.gz', 50_000, 50_000],
] as const;

async function* judgeLarge(): AsyncGenerator<VectorCase> {
  for (const [file, components, edges] of LARGE) {
    const bytes = readShared(`scale-boms/${file}`);
    const { ok: isValid } = await validateBom(bytes);
    const read = readBom(bytes);
    yield {
      case: file,
      expected: { isValid: true, components, edges },
      got: read.ok ? { isValid, ...sizeOf(read.bom) } : read.detail,
    };
  }
}

function sizeOf(bom: Bom): { components: number; edges: number } {
  return { components: countDeep(bom.components), edges: countEdges(bom) - bom.dependencies.length };
}
