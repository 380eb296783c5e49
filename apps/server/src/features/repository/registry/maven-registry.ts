import { compareVersions } from '@waybill/version';
import { SaxesParser } from 'saxes';
import { OutgoingError } from '../../../outgoing/outgoing-error.ts';
import type { Registry, Release, VersionInUse } from './registry.ts';
import { dated, digestsOf, highestBy, ifThere, pathOf } from './registry-answer.ts';
import type { RegistryClient } from './registry-client.ts';

/** The versions in `maven-metadata.xml`. */
interface Metadata {
  release?: string;
  latest?: string;
  lastUpdated?: string;
  versions: string[];
}

/**
 * https://maven.apache.org/ref/current/maven-repository-metadata/. An artifact without a release has
 * `latest`, or only its versions. The file has the time of its change, but not the version it concerned. For
 * a version, the repository publishes the digests of its files, and its servers the time of each file.
 */
export const mavenRegistry: Registry = {
  type: 'MAVEN',
  async findLatest(client, { namespace, name }) {
    const path = folderOf(namespace, name);
    const { release, latest, versions, lastUpdated } = readMetadata(
      await client.readMain(`${path}/maven-metadata.xml`),
    );
    const version = release ?? latest ?? highestBy(versions, compareMaven);
    return version === undefined ? undefined : { version, publishedAt: timeOf(lastUpdated) };
  },
  async findReleases(client, { namespace, name }, versions) {
    const found: (Release | undefined)[] = [];
    for (const version of versions) {
      found.push(await findRelease(client, folderOf(namespace, name), name, version));
    }
    return found;
  },
};

function folderOf(namespace: string | undefined, name: string): string {
  if (namespace === undefined) throw new OutgoingError('absent', `"${name}" has no group`);
  return pathOf(...namespace.split('.').flatMap((part) => part.split('/')), name);
}

/** Types that are no file extension: what they make is a JAR. */
const typesOfJars =
  /^(?:jar|bundle|ejb|maven-plugin|maven-archetype|eclipse-plugin|test-jar|java-source|javadoc)$/;
const classifiersOfTypes: Readonly<Record<string, string>> = {
  'test-jar': 'tests',
  'java-source': 'sources',
  javadoc: 'javadoc',
};

/** A snapshot has files of its own for each build, so that nothing can be said of it. */
async function findRelease(
  client: RegistryClient,
  folder: string,
  name: string,
  { version, qualifiers }: VersionInUse,
): Promise<Release | undefined> {
  if (version.endsWith('-SNAPSHOT')) return undefined;
  const type = qualifiers.type ?? 'jar';
  const extension = typesOfJars.test(type) ? 'jar' : type;
  const classifier = qualifiers.classifier ?? classifiersOfTypes[type];
  const plain = `${name}-${version}`;
  const file = `${folder}/${pathOf(version, `${classifier ? `${plain}-${classifier}` : plain}.${extension}`)}`;
  const sha1 = await ifThere(client.readDated(`${file}.sha1`));
  if (sha1) {
    const sha256 = await ifThere(client.readDated(`${file}.sha256`));
    return { publishedAt: sha1.modifiedAt, digests: digestsOf(wordOf(sha1.text), wordOf(sha256?.text)) };
  }
  // If it is not a JAR, the project file at least has a time.
  const project = await ifThere(client.readDated(`${folder}/${pathOf(version, `${plain}.pom.sha1`)}`));
  return project && dated(project.modifiedAt);
}

/** Some tools write the name of the file behind the digest. */
function wordOf(text: string | undefined): string | undefined {
  return text?.trim().split(/\s/)[0];
}

function compareMaven(a: string, b: string): number {
  return compareVersions('maven', a, b) ?? 0;
}

/** @throws OutgoingError for anything but a metadata file */
function readMetadata(text: string): Metadata {
  const metadata: Metadata = { versions: [] };
  const path: string[] = [];
  let content = '';
  let root: string | undefined;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    root ??= name;
    path.push(name);
    content = '';
  });
  parser.on('text', (part) => {
    content += part;
  });
  parser.on('closetag', () => {
    note(metadata, path.join('/'), content.trim());
    path.pop();
    content = '';
  });
  try {
    parser.write(text).close();
    if (root !== 'metadata') throw new Error('it is of another kind');
  } catch (cause) {
    throw new OutgoingError(
      'garbled',
      `A Maven repository sent no metadata: "${text.trimStart().slice(0, 60)}"`,
      { cause },
    );
  }
  return metadata;
}

function note(metadata: Metadata, place: string, value: string): void {
  if (value === '') return;
  if (place === 'metadata/versioning/release') metadata.release = value;
  if (place === 'metadata/versioning/latest') metadata.latest = value;
  if (place === 'metadata/versioning/lastUpdated') metadata.lastUpdated = value;
  if (place === 'metadata/versioning/versions/version') metadata.versions.push(value);
}

/** `20300101120000`, in UTC. */
function timeOf(text: string | undefined): Date | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text ?? '');
  if (!parts) return undefined;
  const [, year, month, day, hour, minute, second] = parts;
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
