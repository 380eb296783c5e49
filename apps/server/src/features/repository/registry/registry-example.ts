import { fileBelow } from '../../../outgoing/file-below.ts';
import { type Probe, type ProbeAnswer, parseAnswer } from '../../../outgoing/probe.ts';
import type { PackageType } from '../../component-shape/repository-type.ts';
import { defaultRepositories } from '../default-repositories.ts';
import { isObject } from './registry-answer.ts';

/** A question that changes nothing, and what an answer to it looks like. */
type Example = Pick<Probe, 'url' | 'headers' | 'isExpected' | 'mayLackExample'>;

/**
 * A request to test repositories of a type: a document of the registry itself if it has one, else of a
 * package in the public registry. Your own registry may lack that package, and then 404 does not mean an
 * error.
 */
const paths: Readonly<Record<Exclude<PackageType, 'NIXPKGS' | 'NUGET'>, string>> = {
  CARGO: 'api/v1/crates/serde',
  COMPOSER: 'packages.json',
  CPAN: 'module/Moose',
  GEM: 'api/v1/versions/rake/latest.json',
  GITHUB: 'rate_limit',
  GO_MODULES: 'golang.org/x/mod/@latest',
  HACKAGE: 'package/aeson/preferred',
  HEX: 'api/packages/jason',
  MAVEN: 'junit/junit/maven-metadata.xml',
  NPM: '-/package/lodash/dist-tags',
  PYPI: 'pypi/requests/json',
};

/** Members of the answers. Each answer contains at least one, as in those that the registries read. */
const members: Readonly<Record<Exclude<PackageType, 'NIXPKGS' | 'MAVEN'>, readonly string[]>> = {
  CARGO: ['crate'],
  COMPOSER: ['packages', 'metadata-url', 'includes', 'provider-includes', 'providers-url'],
  CPAN: ['version'],
  GEM: ['version'],
  GITHUB: ['resources', 'rate'],
  GO_MODULES: ['Version'],
  HACKAGE: ['normal-version'],
  HEX: ['releases'],
  NPM: ['latest'],
  NUGET: ['resources'],
  PYPI: ['info'],
};

/** @param address where the questions of the registry go */
export function exampleOf(type: PackageType, address: URL): Example {
  if (type === 'NIXPKGS') return { url: address, isExpected: isNoPage };
  const isExpected =
    type === 'MAVEN' ? isMetadata : (answer: ProbeAnswer) => hasMember(answer, members[type]);
  if (type === 'NUGET') {
    const isIndex = address.pathname.endsWith('index.json');
    return { url: isIndex ? address : fileBelow(address, 'v3/index.json'), isExpected };
  }
  const mayLackExample = lacksExample(type, address);
  return { url: fileBelow(address, paths[type]), isExpected, ...(mayLackExample ? { mayLackExample } : {}) };
}

/** The public repository of a type has the example, and what every repository of a type has is never missing. */
function lacksExample(type: PackageType, address: URL): Probe['mayLackExample'] {
  if (type === 'COMPOSER' || type === 'GITHUB') return undefined;
  const [, , publicUrl] = defaultRepositories.find(([one]) => one === type) ?? [];
  if (publicUrl !== undefined && new URL(publicUrl).hostname === address.hostname) return undefined;
  return type === 'MAVEN' || type === 'HACKAGE' ? 'PAGE' : 'DATA';
}

/** Only the beginning of a long answer is available. */
function hasMember({ text, isWhole }: ProbeAnswer, names: readonly string[]): boolean {
  if (!isWhole) return /^\s*\{/.test(text) && names.some((name) => text.includes(`"${name}"`));
  const value = parseAnswer({ text });
  return isObject(value) && names.some((name) => Object.hasOwn(value, name));
}

function isMetadata({ text }: ProbeAnswer): boolean {
  return /^\s*(<\?xml|<!--|<metadata)/.test(text);
}

/** One document of all packages, packed in a way that not every server tells of. */
function isNoPage({ text }: ProbeAnswer): boolean {
  return text !== '' && !/^\s*</.test(text);
}
