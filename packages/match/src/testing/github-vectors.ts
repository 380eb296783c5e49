import { buildPurl, formatPurl } from '@waybill/purl';
import { readSharedJson, type VectorCase, type VectorSource } from '@waybill/test-kit';
import { type Advisory, decide, readGithubAdvisory } from '../index.ts';

/** Pages of GitHub's API: the file, the ecosystem it was asked for, the purl type, the number of answers. */
const PAGES = [
  ['golang', 'GO', 'golang', 3],
  ['maven', 'MAVEN', 'maven', 5],
  ['npm', 'NPM', 'npm', 100],
  ['nuget', 'NUGET', 'nuget', 4],
  ['pypi', 'PIP', 'pypi', 4],
] as const;

/** Real answers of GitHub: each is read, and the versions at the bounds of its range are judged rightly. */
export const GITHUB_VECTORS: readonly VectorSource[] = PAGES.map(([file, ecosystem, type, count]) => {
  const set = `ghsa-graphql/${file}.json`;
  return { package: 'match', set, count, cases: () => answersIn(set).map(judgeWith(ecosystem, type)) };
});

interface Answer {
  readonly advisory: { readonly identifiers: readonly { readonly type: string; readonly value: string }[] };
  readonly package: { readonly name: string };
  readonly vulnerableVersionRange: string;
}

function answersIn(path: string): Answer[] {
  const page = readSharedJson<{ data: { securityVulnerabilities: { edges: { node: Answer }[] } } }>(path);
  return page.data.securityVulnerabilities.edges.map(({ node }) => node);
}

function judgeWith(ecosystem: string, type: string): (answer: Answer) => VectorCase {
  return ({ advisory, package: { name }, vulnerableVersionRange }) => {
    const ids = advisory.identifiers.map(({ value }) => value);
    const ghsaId = ids.find((id) => id.startsWith('GHSA-'));
    const node = { package: { ecosystem, name }, vulnerableVersionRange };
    const read = readGithubAdvisory({ ...advisory, ghsaId, vulnerabilities: { nodes: [node] } });
    const bounds = boundsOf(vulnerableVersionRange);
    const expected = { ids, verdicts: bounds.map(({ version, isIn }) => [version, verdictOf(isIn)]) };
    const label = `${ghsaId}, ${name} ${vulnerableVersionRange}`;
    if (!read.ok) return { case: label, expected, got: `refused: ${read.error.message}` };
    const verdicts = bounds.map(({ version }) => [version, judgeVersion(read.advisory, type, name, version)]);
    return {
      case: label,
      expected,
      got: { ids: [read.advisory.vulnId, ...read.advisory.aliases], verdicts },
    };
  };
}

/** The versions that a range names, and whether each is in it. No range of the set leaves out a bound of another. */
function boundsOf(range: string): { version: string; isIn: boolean }[] {
  return [...range.matchAll(/(?<sign>[<>]?=?) *(?<version>[^ ,<>=]+)/g)].map(({ groups }) => ({
    version: groups?.version ?? '',
    isIn: groups?.sign?.includes('=') ?? false,
  }));
}

function verdictOf(isAffected: boolean): string {
  return isAffected ? 'affected' : 'not_affected';
}

function judgeVersion(advisory: Advisory, type: string, fullName: string, version: string): string {
  const [namespace, name] = splitName(type, fullName);
  const built = buildPurl({ type, namespace, name, version });
  return built.ok ? decide({ purl: formatPurl(built.purl) }, advisory).verdict : built.error.message;
}

/** Maven writes `group:artifact`; elsewhere the last slash divides. */
function splitName(type: string, fullName: string): [namespace: string, name: string] {
  const at = fullName.lastIndexOf(type === 'maven' ? ':' : '/');
  return [fullName.slice(0, Math.max(at, 0)), fullName.slice(at + 1)];
}
