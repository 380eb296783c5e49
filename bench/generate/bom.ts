import { createRandom } from '../random.ts';

/**
 * A CycloneDX document with about 860 bytes a component: packages, half of them with a CPE of a product of the generated
 * feed, hashes, a license and a dependency tree.
 * @param known how many of its products the feed may know
 */
export function generateBom(components: number, known: number, seed = 9): Buffer {
  const random = createRandom(seed);
  const list = Array.from({ length: components }, (_, i) => {
    const version = `${random.integer(12)}.${random.integer(20)}.${random.integer(10)}`;
    const product = random.integer(known * 3);
    return {
      type: 'library',
      'bom-ref': `ref-${i}`,
      group: `@scope-${i % 97}`,
      name: `package-${seed}-${i}`,
      version,
      description:
        'A package of the generated document, described in a sentence of a usual length for such a thing.',
      hashes: [
        { alg: 'SHA-1', content: hex(random.integer(2 ** 31), 40) },
        { alg: 'SHA-256', content: hex(random.integer(2 ** 31), 64) },
      ],
      licenses: [{ license: { id: random.pick(['MIT', 'Apache-2.0', 'BSD-3-Clause', 'ISC']) } }],
      purl: `pkg:npm/%40scope-${i % 97}/package-${seed}-${i}@${version}`,
      ...(i % 2 === 0
        ? { cpe: `cpe:2.3:a:vendor_${product % 5000}:product_${product}:${version}:*:*:*:*:*:*:*` }
        : {}),
      externalReferences: [
        { type: 'vcs', url: `https://example.org/git/package-${i}.git` },
        { type: 'website', url: `https://example.org/packages/package-${i}` },
      ],
    };
  });
  const dependencies = [
    { ref: 'root', dependsOn: list.slice(0, 50).map((component) => component['bom-ref']) },
    ...list.map((component, i) => ({
      ref: component['bom-ref'],
      dependsOn: [i * 2 + 50, i * 2 + 51]
        .filter((target) => target < components)
        .map((target) => `ref-${target}`),
    })),
  ];
  const document = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': 'root', name: 'bench', version: '1' } },
    components: list,
    dependencies,
  };
  return Buffer.from(JSON.stringify(document));
}

function hex(n: number, length: number): string {
  return n.toString(16).padStart(length, '0');
}
