import { createRandom, createZipf, type Random } from '../random.ts';

/** A package or product of the generated world. */
export interface GeneratedPackage {
  kind: 0 | 1;
  /** purl: type, namespace, name; CPE: part, vendor, product. */
  k1: string;
  k2: string;
  k3: string;
}

/** Versions in [from, to); an undefined side is open. `exact` affects `from` alone. */
export interface GeneratedRange {
  vuln: number;
  pkg: number;
  from: string | undefined;
  to: string | undefined;
  exact: boolean;
}

export interface GeneratedIdentity {
  /** Indices of its packages: always a purl, sometimes a CPE too. */
  purlPkg: number;
  cpePkg: number | undefined;
  version: string;
}

export interface GeneratedWorld {
  packages: GeneratedPackage[];
  ranges: GeneratedRange[];
  identities: GeneratedIdentity[];
  vulnerabilities: number;
}

export interface WorldSize {
  ranges: number;
  identities: number;
}

/** In the shape of the real sources: 30 % purl ranges with Zipf 0.80, 70 % CPE ranges with Zipf 0.85, 45 % of those exact. */
export function generateWorld(size: WorldSize, seed = 20_260_101): GeneratedWorld {
  const random = createRandom(seed);
  const purls = Math.max(100, Math.round(size.ranges / 20));
  const products = Math.max(50, Math.round(size.ranges / 50));
  const vulnerabilities = Math.max(100, Math.round(size.ranges / 7));
  const packages = [...purlPackages(purls), ...cpePackages(products)];
  const drawPurl = createZipf(purls, 0.8, random);
  const drawProduct = createZipf(products, 0.85, random);
  const ranges: GeneratedRange[] = [];
  for (let i = 0; i < size.ranges; i++) {
    const isPurl = i % 10 < 3;
    const pkg = isPurl ? drawPurl() : purls + drawProduct();
    ranges.push({ vuln: random.integer(vulnerabilities), pkg, ...drawBounds(random, isPurl) });
  }
  const identities = Array.from({ length: size.identities }, () => drawIdentity(random, purls, products));
  return { packages, ranges, identities, vulnerabilities };
}

function purlPackages(count: number): GeneratedPackage[] {
  return Array.from({ length: count }, (_, i) => ({ kind: 0, k1: 'npm', k2: '', k3: `package-${i}` }));
}

function cpePackages(count: number): GeneratedPackage[] {
  return Array.from({ length: count }, (_, i) => ({
    kind: 1,
    k1: 'a',
    k2: `vendor-${i % 5000}`,
    k3: `product-${i}`,
  }));
}

function drawBounds(random: Random, isPurl: boolean): Pick<GeneratedRange, 'from' | 'to' | 'exact'> {
  const first = drawVersion(random);
  if (!isPurl && random.next() < 0.45) return { from: first, to: undefined, exact: true };
  const to = `${Number(first.split('.')[0]) + 1 + random.integer(3)}.${random.integer(20)}.${random.integer(10)}`;
  return { from: random.next() < 0.65 ? undefined : first, to, exact: false };
}

function drawVersion(random: Random): string {
  return `${random.integer(12)}.${random.integer(20)}.${random.integer(10)}`;
}

/** 20 % are drawn from names with advisories, most often the popular ones; half have a CPE, 30 % of those with advisories. */
function drawIdentity(random: Random, purls: number, products: number): GeneratedIdentity {
  const isKnown = random.next() < 0.2;
  const rank = Math.floor(purls * random.next() ** 2);
  const hasCpe = random.next() < 0.5;
  return {
    purlPkg: isKnown ? rank : purls - 1 - random.integer(Math.ceil(purls / 2)),
    cpePkg: hasCpe && random.next() < 0.3 ? purls + random.integer(products) : undefined,
    version: drawVersion(random),
  };
}
