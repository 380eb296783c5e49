/** The members of an advisory that are read, as GitHub's GraphQL names them. */
const cweNode = 'cweId';
const vulnerabilityNode =
  'package { ecosystem name } vulnerableVersionRange firstPatchedVersion { identifier } severity updatedAt';
const page = 'pageInfo { hasNextPage endCursor }';

/** A list of an advisory, by page. */
export const innerLists = {
  cwes: { first: 50, arguments: '', node: cweNode },
  vulnerabilities: {
    first: 100,
    arguments: ', orderBy: {field: UPDATED_AT, direction: ASC}',
    node: vulnerabilityNode,
  },
} as const;
export type InnerList = keyof typeof innerLists;

const advisory =
  'ghsaId summary description severity publishedAt updatedAt withdrawnAt identifiers { type value } references { url } ' +
  'cvssSeverities { cvssV3 { score vectorString } cvssV4 { score vectorString } } epss { percentage percentile } ' +
  `${innerOf('cwes', undefined)} ${innerOf('vulnerabilities', undefined)}`;

/** The query for a page of GitHub advisories, the least recently changed first. */
export function advisoriesQuery(asked: {
  first: number;
  /** ISO 8601; all advisories when absent. */
  since: string | undefined;
  after: string | undefined;
}): string {
  const list = [
    `first: ${asked.first}`,
    'orderBy: {field: UPDATED_AT, direction: ASC}',
    ...(asked.since === undefined ? [] : [`updatedSince: ${JSON.stringify(asked.since)}`]),
    ...(asked.after === undefined ? [] : [`after: ${JSON.stringify(asked.after)}`]),
  ];
  return (
    'query { rateLimit { limit cost remaining resetAt } ' +
    `securityAdvisories(${list.join(', ')}) { totalCount ${page} nodes { ${advisory} } } }`
  );
}

/** The query for the rest of one advisory's list. */
export function innerQuery(ghsaId: string, list: InnerList, after: string): string {
  return `query { securityAdvisory(ghsaId: ${JSON.stringify(ghsaId)}) { ${innerOf(list, after)} } }`;
}

/** The least that tells whether address and token are right. */
export const trialQuery = 'query { rateLimit { limit remaining resetAt } }';

function innerOf(name: InnerList, after: string | undefined): string {
  const list = innerLists[name];
  const cursor = after === undefined ? '' : `, after: ${JSON.stringify(after)}`;
  return `${name}(first: ${list.first}${list.arguments}${cursor}) { totalCount ${page} edges { node { ${list.node} } } }`;
}
