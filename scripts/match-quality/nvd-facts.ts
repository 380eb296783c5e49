interface NvdRecord {
  id: string;
  vulnStatus?: string;
  configurations?: {
    operator?: string;
    negate?: boolean;
    nodes: {
      operator: string;
      negate?: boolean;
      cpeMatch: (Record<string, unknown> & { matchCriteriaId?: string })[];
    }[];
  }[];
}

/** A record of the NVD without its prose and ratings: which products it speaks about. */
export function nvdFacts(record: unknown): NvdRecord {
  const { id, vulnStatus, configurations = [] } = record as NvdRecord;
  return {
    id,
    ...(vulnStatus === undefined ? {} : { vulnStatus }),
    configurations: configurations.map(({ operator, negate, nodes }) => ({
      ...(operator === undefined ? {} : { operator }),
      ...(negate === undefined ? {} : { negate }),
      nodes: nodes.map(({ cpeMatch, ...node }) => ({
        ...node,
        cpeMatch: cpeMatch.map(({ matchCriteriaId: _, ...match }) => match),
      })),
    })),
  };
}
