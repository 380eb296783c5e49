import type { PureBench } from '../bench.ts';
import { type BundleSize, bundleForBrowser, sizeOf } from '../browser-bundle.ts';
import { atMost, type Figure, reported } from '../report.ts';

/** The typical imports of a page from each package, beside everything it exports. */
const TYPICAL_IMPORTS: Readonly<Record<string, string>> = {
  cpe: 'parseCpe',
  cvss: 'severityOfCvssV3',
  graph: 'buildGraph, pathsTo',
  license: 'parseLicenseExpression',
  match: 'aliasGroups',
  policy: 'readPattern, matchesPattern',
  purl: 'parsePurl',
  sbom: 'emptyBom, writeJsonBom',
  template: 'compileTemplate',
  version: 'compareVersions',
};

/** Size of each package in a browser build, and that what is not imported stays out: importing nothing leaves nothing. */
export const sizes: PureBench = {
  id: 'sizes',
  title: 'the packages bundled and minified for the browser: everything, and a typical import',
  isPure: true,
  async run(size) {
    const figures: Figure[] = [];
    for (const [name, imports] of Object.entries(TYPICAL_IMPORTS)) {
      const whole = await measure(`export * from '@waybill/${name}'`);
      const part = await measure(`export { ${imports} } from '@waybill/${name}'`);
      figures.push(
        ...sizeFigures(`${name}: everything`, whole),
        ...sizeFigures(`${name}: ${imports}`, part),
        atMost(`${name}: nothing of it`, (await measure(`import '@waybill/${name}'`)).minified, 'bytes', 0),
      );
    }
    const notes = ['no package imports a module of Node; the entries for Node are not part of this'];
    return { id: 'sizes', title: this.title, size, runs: 1, figures, notes };
  },
};

async function measure(source: string): Promise<BundleSize> {
  return sizeOf(await bundleForBrowser(source));
}

function sizeFigures(name: string, { minified, gzip, brotli }: BundleSize): Figure[] {
  return [
    reported(`${name}, minified`, minified / 1000, 'kB'),
    reported(`${name}, gzip`, gzip / 1000, 'kB'),
    reported(`${name}, brotli`, brotli / 1000, 'kB'),
  ];
}
