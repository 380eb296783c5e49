import { fileBelow } from '../../../outgoing/file-below.ts';
import { looksLikeJson, type Probe, type ProbeAnswer } from '../../../outgoing/probe.ts';
import type { PackageType } from '../../component-shape/repository-type.ts';

/** A question that changes nothing, and what an answer to it looks like. */
type Example = Pick<Probe, 'url' | 'headers' | 'isExpected' | 'mayLackExample'>;

/**
 * What repositories of a type are asked to try them out: a document of the registry itself where it has one, else of a package that
 * every public one has. One of your own may lack that, and 404 is a good answer then.
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

/** @param address where the questions of the registry go */
export function exampleOf(type: PackageType, address: URL): Example {
  if (type === 'NIXPKGS') return { url: address, isExpected: isNoPage };
  if (type === 'NUGET') {
    const isIndex = address.pathname.endsWith('index.json');
    return { url: isIndex ? address : fileBelow(address, 'v3/index.json'), isExpected: looksLikeJson };
  }
  return {
    url: fileBelow(address, paths[type]),
    isExpected: type === 'MAVEN' ? isMetadata : looksLikeJson,
    mayLackExample: true,
  };
}

function isMetadata({ text }: ProbeAnswer): boolean {
  return /^\s*(<\?xml|<!--|<metadata)/.test(text);
}

/** One document of all packages, packed in a way that not every server tells of. */
function isNoPage({ text }: ProbeAnswer): boolean {
  return text !== '' && !/^\s*</.test(text);
}
