import { readSharedText } from '@waybill/test-kit';

export type BomKind = 'cdx-json' | 'cdx-xml' | 'csaf' | 'openvex';

/** The index entry of one shared BOM file. In XML it counts elements by name, anywhere. */
export interface BomIndexRow {
  readonly path: string;
  readonly kind: string;
  readonly specVersion: string;
  readonly components: number;
  readonly dependencies: number;
  readonly vulnerabilities: number;
  readonly services: number;
}

/** The rows of one kind in `data/boms/INDEX.tsv`. */
export function bomIndex(kind: BomKind): BomIndexRow[] {
  const lines = readSharedText('boms/INDEX.tsv').trim().split('\n').slice(1);
  return lines.map(rowOf).filter((row) => row.kind === kind);
}

function rowOf(line: string): BomIndexRow {
  const [path = '', kind = '', specVersion = '', components, , dependencies, vulnerabilities, services] =
    line.split('\t');
  return {
    path,
    kind,
    specVersion,
    components: Number(components),
    dependencies: Number(dependencies),
    vulnerabilities: Number(vulnerabilities),
    services: Number(services),
  };
}

/** Packed in a way that is nobody's business here: such a file is refused. Shared files in gzip are unpacked on reading. */
export function isPacked(path: string): boolean {
  return /\.(?:xz|bz2)$/.test(path);
}
