import { normalizedName, packagesOf } from './osv-facts.ts';
import type { LabelCounts, QualityCase } from './quality-set.ts';

/** A person's verdict on one finding of a scanner in a container image. */
export interface Label {
  image: string;
  package: { name: string; version: string } | null;
  vulnerability_id: string;
  effective_cve: string | null;
  label: 'TP' | 'FP' | '??';
}

/** Versions that a distribution wrote: a release of the distribution, an epoch, or a revision. */
const DISTRIBUTION_VERSION =
  /\.(?:el|amzn|fc|cm|azl)\d|[.-](?:oe|module)|-r\d+$|ubuntu|deb\d|^\d+:|-\d+(?:\.\d+)*(?:\.p\d+)?$|build\d/;

const PURL_TYPES: Readonly<Record<string, string>> = { Go: 'golang', PyPI: 'pypi', 'crates.io': 'cargo' };

/**
 * The labels that the loaded advisories of OSV can judge, as cases: a record knows the id and names the package. A label
 * says no ecosystem, so the component is taken to be of the ecosystem whose record names it.
 */
export function casesOfLabels(
  labels: readonly Label[],
  records: readonly unknown[],
): { cases: QualityCase[]; counts: LabelCounts } {
  const named = namedPackages(records);
  const cases = new Map<string, QualityCase>();
  const counts: LabelCounts = {};
  for (const label of labels) {
    const judged = judgeLabel(label, named);
    const outcome = typeof judged === 'string' ? judged : 'judged';
    counts[outcome] = (counts[outcome] ?? 0) + 1;
    // The same finding is labeled under each of its ids.
    if (typeof judged !== 'string')
      for (const one of judged)
        cases.set(JSON.stringify([one.image, one.component, one.must, one.mustNot]), one);
  }
  return { cases: [...cases.values()], counts };
}

interface NamedPackage {
  id: string;
  ecosystem: string;
  name: string;
}

/** Packages by the ids, aliases included, of the records that name them. */
function namedPackages(records: readonly unknown[]): Map<string, NamedPackage[]> {
  const named = new Map<string, NamedPackage[]>();
  for (const record of records) {
    const { id, ids, withdrawn, packages } = packagesOf(record);
    if (withdrawn) continue;
    for (const alias of ids) {
      named.set(alias, [...(named.get(alias) ?? []), ...packages.map((pkg) => ({ id, ...pkg }))]);
    }
  }
  return named;
}

/** @returns its cases, or why it cannot be judged */
function judgeLabel(label: Label, named: ReadonlyMap<string, NamedPackage[]>): QualityCase[] | string {
  if (label.label === '??') return 'the person could not tell';
  if (!label.package) return 'names no package';
  const { name, version } = label.package;
  if (DISTRIBUTION_VERSION.test(version) && !/^v\d/.test(version))
    return 'package of a distribution whose advisories are not in the data';
  const candidates = [label.vulnerability_id, label.effective_cve ?? ''].flatMap((id) => named.get(id) ?? []);
  if (candidates.length === 0)
    return 'no OSV record of the data knows the id; the label names no CPE for the NVD';
  const same = candidates.filter(
    (pkg) => normalizedName(pkg.ecosystem, pkg.name) === normalizedName(pkg.ecosystem, name),
  );
  if (same.length === 0) return 'the OSV records of the id name other packages';
  const byKey = new Map(same.map((pkg) => [`${pkg.id} ${pkg.ecosystem}`, pkg]));
  return [...byKey.values()].map(({ id, ecosystem }) => ({
    truth: 'match-labels',
    source: 'OSV',
    ecosystem,
    component: purlOf(ecosystem, name, version),
    must: label.label === 'TP' ? [id] : [],
    mustNot: label.label === 'FP' ? [id] : [],
    image: label.image,
  }));
}

/** As scanners write it: the standard library of Go without the `go` of its releases. */
function purlOf(ecosystem: string, name: string, version: string): string {
  const plain = name === 'stdlib' ? version.replace(/^go/, '') : version;
  return `pkg:${PURL_TYPES[ecosystem]}/${normalizedName(ecosystem, name)}@${plain}`;
}
