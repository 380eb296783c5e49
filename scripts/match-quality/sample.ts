import { nvdFacts } from './nvd-facts.ts';
import { normalizedName, osvFacts, packagesOf } from './osv-facts.ts';
import type { QualityCase, QualitySet } from './quality-set.ts';

/** Components of the truth sets per ecosystem, and products of the NVD. */
const PACKAGES = 100;
const PRODUCTS = 150;

/** Longer records stay out, and with them the packages that they name: they would make the sample large. */
const MAX_RECORD = 2_000;

/** The same for packages with many records. */
const MAX_RECORDS = 6;

/**
 * A small part of a set, evenly spread, that fits into the repository: each case with all records that could match it.
 * All labels are in it that can be judged.
 */
export function sampleOf(set: QualitySet): QualitySet {
  const osv = new Map(set.osv.map((record) => [packagesOf(record).id, osvFacts(record)]));
  const nvd = new Map(set.nvd.map((record) => nvdFacts(record)).map((record) => [record.id, record]));
  const isSmall = (record: unknown) => record !== undefined && JSON.stringify(record).length <= MAX_RECORD;
  const wanted = new Set<string>();
  const cases: QualityCase[] = [];
  const take = (one: QualityCase, ids: readonly string[]) => {
    cases.push(one);
    for (const id of ids) wanted.add(id);
  };

  const naming = recordsByPackage(set.osv);
  const truth = set.cases.filter((one) => one.truth === 'match-truth');
  for (const ecosystem of new Set(
    truth.filter(({ source }) => source === 'OSV').map((one) => one.ecosystem),
  )) {
    const idsOf = (one: QualityCase) => naming.get(`${ecosystem} ${nameIn(ecosystem, one.component)}`) ?? [];
    const small = truth.filter(
      (one) =>
        one.ecosystem === ecosystem &&
        idsOf(one).length > 0 &&
        idsOf(one).length <= MAX_RECORDS &&
        idsOf(one).every((id) => isSmall(osv.get(id))),
    );
    for (const one of spread(small, PACKAGES)) take(one, idsOf(one));
  }
  const products = truth.flatMap((one) => {
    if (one.source !== 'NVD' || one.mustNot === 'others') return [];
    const must = one.must.filter((id) => isSmall(nvd.get(id)));
    const mustNot = one.mustNot.filter((id) => isSmall(nvd.get(id)));
    return must.length + mustNot.length === 0 ? [] : [{ ...one, must, mustNot }];
  });
  // Few products have an advisory that must not match; half of the sample are of those.
  for (const few of [true, false]) {
    const half = products.filter(({ mustNot }) => mustNot.length > 0 === few);
    for (const one of spread(half, PRODUCTS / 2)) take(one, [...one.must, ...one.mustNot]);
  }
  for (const one of set.cases) {
    if (one.truth === 'match-labels')
      take(one, [...one.must, ...(one.mustNot === 'others' ? [] : one.mustNot)]);
  }
  return { osv: chosen(osv, wanted), nvd: chosen(nvd, wanted), cases };
}

function recordsByPackage(records: readonly unknown[]): Map<string, string[]> {
  const naming = new Map<string, string[]>();
  for (const record of records) {
    const { id, packages } = packagesOf(record);
    const keys = new Set(packages.map(({ ecosystem, name }) => `${ecosystem} ${looseName(ecosystem, name)}`));
    for (const key of keys) naming.set(key, [...(naming.get(key) ?? []), id]);
  }
  return naming;
}

/** The package of a purl, as records are grouped by it. */
function nameIn(ecosystem: string, purl: string): string {
  const path = purl.slice(purl.indexOf('/') + 1, purl.lastIndexOf('@'));
  return looseName(ecosystem, decodeURIComponent(path));
}

/** In lower case, so that a record whose name differs by that alone is in the sample too. */
function looseName(ecosystem: string, name: string): string {
  return normalizedName(ecosystem, name).toLowerCase();
}

function spread<T>(all: readonly T[], count: number): T[] {
  const step = Math.max(1, all.length / count);
  return Array.from({ length: Math.min(count, all.length) }, (_, i) => all[Math.floor(i * step)]).filter(
    (one) => one !== undefined,
  );
}

function chosen(records: ReadonlyMap<string, unknown>, wanted: ReadonlySet<string>): unknown[] {
  return [...wanted].sort().flatMap((id) => records.get(id) ?? []);
}
