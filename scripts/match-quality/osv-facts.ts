/** The members of an OSV record that decide a match. */
interface OsvRecord {
  id: string;
  withdrawn?: string;
  aliases?: string[];
  affected?: {
    package?: { ecosystem: string; name: string; purl?: string };
    ranges?: { type: string; events: unknown[] }[];
    versions?: string[];
  }[];
}

/** Which packages a record speaks about, and by which ids it is known. */
export function packagesOf(record: unknown): {
  id: string;
  ids: string[];
  withdrawn: boolean;
  packages: { ecosystem: string; name: string }[];
} {
  const { id, aliases = [], withdrawn, affected = [] } = record as OsvRecord;
  const packages = affected.flatMap(({ package: pkg }) =>
    pkg ? [{ ecosystem: pkg.ecosystem, name: pkg.name }] : [],
  );
  return { id, ids: [id, ...aliases], withdrawn: withdrawn !== undefined, packages };
}

/** A record without its prose: what it says about versions, and its ids. */
export function osvFacts(record: unknown): OsvRecord {
  const { id, withdrawn, aliases, affected = [] } = record as OsvRecord;
  return {
    id,
    ...(withdrawn === undefined ? {} : { withdrawn }),
    ...(aliases === undefined ? {} : { aliases }),
    affected: affected.map(({ package: pkg, ranges, versions }) => ({
      ...(pkg === undefined ? {} : { package: pkg }),
      ...(ranges === undefined ? {} : { ranges: ranges.map(({ type, events }) => ({ type, events })) }),
      ...(versions === undefined ? {} : { versions }),
    })),
  };
}

/** Package names of PyPI are the same in any case and with any separator (PEP 503). */
export function normalizedName(ecosystem: string, name: string): string {
  return ecosystem === 'PyPI' ? name.toLowerCase().replace(/[-_.]+/g, '-') : name;
}
