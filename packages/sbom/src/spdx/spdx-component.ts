import type { Component, ExternalReference, Hash } from '../model.ts';
import { parseAgent, toContact, toOrganization } from './spdx-agent.ts';
import type { SpdxChecksum, SpdxExtractedLicense, SpdxPackage } from './spdx-document.ts';
import { isStated } from './spdx-document.ts';
import { licensesOf } from './spdx-license.ts';

/** Makes a component of a package. */
export function toComponent(
  item: SpdxPackage,
  extracted: ReadonlyMap<string, SpdxExtractedLicense>,
): Component {
  const supplier = parseAgent(item.supplier);
  const originator = parseAgent(item.originator);
  const hashes = item.checksums.flatMap(toHash);
  const licenses = licensesOf(item, extracted);
  const references = referencesOf(item);
  const swhids = locatorsOf(item, 'swh');
  const omniborIds = locatorsOf(item, 'gitoid');
  const cpe = locatorsOf(item, 'cpe23Type')[0] ?? locatorsOf(item, 'cpe22Type')[0];
  const purl = locatorsOf(item, 'purl')[0];
  return {
    ...(item.id === '' ? {} : { bomRef: item.id }),
    type: componentType(item.purpose),
    name: item.name,
    ...(isStated(item.version) ? { version: item.version } : {}),
    ...(supplier === undefined ? {} : { supplier: toOrganization(supplier) }),
    ...(originator?.kind === 'organization' ? { manufacturer: toOrganization(originator) } : {}),
    ...(originator?.kind === 'person' ? { authors: [toContact(originator)] } : {}),
    ...(isStated(item.description) ? { description: item.description } : {}),
    ...(isStated(item.copyrightText) ? { copyright: item.copyrightText } : {}),
    // Copies have no room for more items; see trimLists.
    ...(hashes.length === 0 ? {} : { hashes: hashes.slice() }),
    ...(licenses.length === 0 ? {} : { licenses: licenses.slice() }),
    ...(cpe === undefined ? {} : { cpe }),
    ...(purl === undefined ? {} : { purl }),
    ...(swhids.length === 0 ? {} : { swhids }),
    ...(omniborIds.length === 0 ? {} : { omniborIds }),
    ...(references.length === 0 ? {} : { externalReferences: references.slice() }),
    ...sourceProperties(item.sourceInfo),
  };
}

/** Trivy says in prose what it says as properties in CycloneDX: `built package from: openssl 3.0.11-1`. */
function sourceProperties(sourceInfo: string | undefined): Pick<Component, 'properties'> {
  const [, name, version] = /^built package from: (\S+)(?: (\S+))?$/.exec(sourceInfo ?? '') ?? [];
  if (name === undefined) return {};
  const properties = [{ name: 'aquasecurity:trivy:SrcName', value: name }];
  if (version !== undefined) properties.push({ name: 'aquasecurity:trivy:SrcVersion', value: version });
  return { properties };
}

function locatorsOf(item: SpdxPackage, type: string): string[] {
  return item.externalRefs.filter((each) => each.type === type).map((each) => each.locator);
}

/** Package purposes that CycloneDX has a type for; SPDX 3 writes them in camel case. */
const PURPOSES = new Map(
  Object.entries<string>({
    APPLICATION: 'application',
    FRAMEWORK: 'framework',
    CONTAINER: 'container',
    OPERATINGSYSTEM: 'operating-system',
    DEVICE: 'device',
    DEVICEDRIVER: 'device-driver',
    FIRMWARE: 'firmware',
    FILE: 'file',
    PLATFORM: 'platform',
    DATA: 'data',
    MODEL: 'machine-learning-model',
  }),
);

function componentType(purpose: string | undefined): string {
  return PURPOSES.get((purpose ?? '').toUpperCase().replaceAll(/[-_]/g, '')) ?? 'library';
}

/** Checksum algorithms by their letters and digits alone, since SPDX 2 and 3 spell them differently. */
const ALGORITHMS = new Map(
  [
    'MD5 SHA-1 SHA-256 SHA-384 SHA-512 SHA3-256 SHA3-384 SHA3-512',
    'BLAKE2b-256 BLAKE2b-384 BLAKE2b-512 BLAKE3',
  ]
    .flatMap((names) => names.split(' '))
    .map((name) => [bare(name), name]),
);

function bare(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

function toHash({ algorithm, value }: SpdxChecksum): Hash[] {
  const alg = ALGORITHMS.get(bare(algorithm));
  return alg === undefined ? [] : [{ alg, content: value }];
}

/** Reference types that CycloneDX has one for; those that became members of their own are not references. */
const REFERENCES = new Map(
  Object.entries<string>({
    advisory: 'advisories',
    fix: 'advisories',
    url: 'other',
    vcs: 'vcs',
    issueTracker: 'issue-tracker',
    documentation: 'documentation',
    mailingList: 'mailing-list',
    chat: 'chat',
    license: 'license',
    releaseNotes: 'release-notes',
    support: 'support',
    buildMeta: 'build-meta',
    buildSystem: 'build-system',
    socialMedia: 'social',
    altWebPage: 'website',
    altDownloadLocation: 'distribution',
    binaryArtifact: 'distribution',
    sourceArtifact: 'source-distribution',
    bower: 'distribution',
    npm: 'distribution',
    nuget: 'distribution',
    'maven-central': 'distribution',
  }),
);

const OWN_MEMBERS = new Set(['purl', 'cpe22Type', 'cpe23Type', 'swh', 'gitoid', 'swid', 'email', 'cve']);

function referencesOf(item: SpdxPackage): ExternalReference[] {
  const { homepage, downloadLocation } = item;
  const references: ExternalReference[] = [];
  if (isStated(homepage)) references.push({ type: 'website', url: homepage });
  if (isStated(downloadLocation)) {
    const isRepository = /^(?:git|svn|hg|bzr)[+:]/.test(downloadLocation);
    references.push({ type: isRepository ? 'vcs' : 'distribution', url: downloadLocation });
  }
  for (const { type, locator, comment } of item.externalRefs) {
    if (OWN_MEMBERS.has(type)) continue;
    const reference = { type: REFERENCES.get(type) ?? 'other', url: locator };
    references.push(comment === undefined ? reference : { ...reference, comment });
  }
  return references;
}
