import { describe, expect, it } from 'vitest';
import { hasSharedData, listShared, readShared } from '../test/shared-data.ts';
import type { Bom, Component } from './model.ts';
import { readBom } from './read-bom.ts';
import { validateBom } from './validate-bom.ts';

/** What the index of the data set says about one file; in XML it counts elements by name, anywhere. */
interface IndexRow {
  path: string;
  kind: string;
  specVersion: string;
  components: number;
  dependencies: number;
  vulnerabilities: number;
  services: number;
}

function readIndex(): IndexRow[] {
  const lines = new TextDecoder().decode(readShared('boms/INDEX.tsv')).trim().split('\n').slice(1);
  return lines.map((line) => {
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
  });
}

/** Unpacking other than gzip is nobody's business here. */
const isPacked = (path: string) => /\.(?:xz|bz2)$/.test(path);

const rows = hasSharedData ? readIndex().filter((row) => !isPacked(row.path)) : [];
const files = hasSharedData ? listShared('boms') : [];

const countDeep = (components: readonly Component[]): number =>
  components.reduce((sum, component) => sum + 1 + countDeep(component.components ?? []), 0);

/** Components that are read from anywhere in the document, as the index counts elements in XML. */
function countEverywhere(bom: Bom): number {
  const { component, tools } = bom.metadata ?? {};
  const subject = component === undefined ? 0 : countDeep([component]);
  return (
    countDeep(bom.components) + subject + countDeep(tools?.components ?? []) + countPedigree(bom.components)
  );
}

function countPedigree(components: readonly Component[]): number {
  return components.reduce((sum, { pedigree, components: parts }) => {
    const related = [pedigree?.ancestors, pedigree?.descendants, pedigree?.variants];
    return sum + countDeep(related.flatMap((each) => each ?? [])) + countPedigree(parts ?? []);
  }, 0);
}

const countEdges = (bom: Bom) =>
  bom.dependencies.reduce((sum, { dependsOn }) => sum + 1 + (dependsOn?.length ?? 0), 0);

describe.skipIf(!hasSharedData)('real documents', () => {
  it('are all there', () => {
    expect(files.length).toBeGreaterThan(240);
    expect(rows.filter((row) => row.kind.startsWith('cdx')).length).toBeGreaterThan(180);
  });

  it.each(files)('reads %s or refuses it with a reason', async (path) => {
    const bytes = readShared(`boms/${path}`);
    const read = readBom(bytes);
    const judged = await validateBom(bytes);
    if (!read.ok) expect(read.detail).toMatch(/^The .{15,}/);
    if (!judged.ok && judged.violations.length === 0) expect(judged.detail).toMatch(/^The .{15,}/);
    for (const { path: place, message } of judged.ok ? [] : judged.violations) {
      expect(place).toMatch(/^[$/]/);
      expect(message).not.toBe('');
    }
  });

  it.each(rows.filter((row) => row.kind === 'cdx-json'))('reads all of $path', (row) => {
    const result = readBom(readShared(`boms/${row.path}`));
    if (!result.ok) throw new Error(result.detail);
    const { bom } = result;
    expect([bom.components.length, countDeep(bom.components)]).toContain(row.components);
    expect({
      specVersion: bom.specVersion,
      dependencies: bom.dependencies.length,
      vulnerabilities: bom.vulnerabilities.length,
      services: bom.services.length,
    }).toEqual({
      specVersion: row.specVersion,
      dependencies: row.dependencies,
      vulnerabilities: row.vulnerabilities,
      services: row.services,
    });
  });

  it.each(rows.filter((row) => row.kind === 'cdx-xml'))('reads all of $path', (row) => {
    const result = readBom(readShared(`boms/${row.path}`));
    if (!result.ok) throw new Error(result.detail);
    const { bom } = result;
    expect({
      specVersion: bom.specVersion,
      components: countEverywhere(bom),
      edges: countEdges(bom),
      vulnerabilities: bom.vulnerabilities.length,
    }).toEqual({
      specVersion: row.specVersion,
      components: row.components,
      edges: row.dependencies,
      vulnerabilities: row.vulnerabilities,
    });
  });
});
