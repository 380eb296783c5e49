import type { Bom, Component } from '@waybill/sbom';
import type protobuf from 'protobufjs/minimal.js';

// Ways to write a generated document down that the product reads but does not write.

const ROOT = 'SPDXRef-root';

/** The document as SPDX 2.3 JSON, with everything that it says and SPDX has a place for. */
export function toSpdxJson(bom: Bom): Buffer {
  const relationships = edgesOf(bom).map(([from, to]) => ({
    spdxElementId: from,
    relationshipType: 'DEPENDS_ON',
    relatedSpdxElement: to,
  }));
  return json({
    spdxVersion: 'SPDX-2.3',
    dataLicense: 'CC0-1.0',
    SPDXID: 'SPDXRef-DOCUMENT',
    name: 'bench',
    documentNamespace: 'https://example.org/spdx/bench',
    creationInfo: { created: '2026-01-01T00:00:00Z', creators: ['Tool: bench'] },
    packages: [
      { SPDXID: ROOT, name: 'bench', downloadLocation: 'NOASSERTION' },
      ...bom.components.map(toPackage),
    ],
    relationships,
    documentDescribes: [ROOT],
  });
}

function toPackage(component: Component): object {
  const [vcs, website] = urlsOf(component);
  return {
    SPDXID: idOf(component),
    name: component.name,
    versionInfo: component.version,
    downloadLocation: vcs,
    homepage: website,
    filesAnalyzed: false,
    licenseDeclared: licenseOf(component),
    licenseConcluded: licenseOf(component),
    copyrightText: 'NOASSERTION',
    description: component.description,
    supplier: 'Organization: Acme (mail@acme.example)',
    checksums: component.hashes?.map(({ alg, content }) => ({
      algorithm: alg.replace('-', ''),
      checksumValue: content,
    })),
    externalRefs: identifiersOf(component).map(({ type, category, locator }) => ({
      referenceCategory: category,
      referenceType: type,
      referenceLocator: locator,
    })),
  };
}

/** The same as `toSpdxJson` in lines of tags. */
export function toTagValue(bom: Bom): Buffer {
  const head = [
    'SPDXVersion: SPDX-2.3',
    'DataLicense: CC0-1.0',
    'SPDXID: SPDXRef-DOCUMENT',
    'DocumentName: bench',
    'DocumentNamespace: https://example.org/spdx/bench',
    'Creator: Tool: bench',
    'Created: 2026-01-01T00:00:00Z',
    '',
    'PackageName: bench',
    `SPDXID: ${ROOT}`,
    'PackageDownloadLocation: NOASSERTION',
  ];
  const relationships = edgesOf(bom).map(([from, to]) => `Relationship: ${from} DEPENDS_ON ${to}`);
  const describes = `Relationship: SPDXRef-DOCUMENT DESCRIBES ${ROOT}`;
  return Buffer.from(
    [...head, ...bom.components.flatMap(tagsOf), describes, ...relationships, ''].join('\n'),
  );
}

function tagsOf(component: Component): string[] {
  const [vcs, website] = urlsOf(component);
  return [
    '',
    `PackageName: ${component.name}`,
    `SPDXID: ${idOf(component)}`,
    `PackageVersion: ${component.version}`,
    `PackageDownloadLocation: ${vcs}`,
    `PackageHomePage: ${website}`,
    'PackageSupplier: Organization: Acme (mail@acme.example)',
    'FilesAnalyzed: false',
    `PackageLicenseDeclared: ${licenseOf(component)}`,
    `PackageLicenseConcluded: ${licenseOf(component)}`,
    'PackageCopyrightText: NOASSERTION',
    `PackageDescription: <text>${component.description}</text>`,
    ...(component.hashes ?? []).map(
      ({ alg, content }) => `PackageChecksum: ${alg.replace('-', '')}: ${content}`,
    ),
    ...identifiersOf(component).map(
      ({ type, category, locator }) => `ExternalRef: ${category} ${type} ${locator}`,
    ),
  ];
}

const NAMESPACE = 'https://example.org/spdx3/bench#';
const CREATION = '_:creationinfo';

/** The document as a graph of SPDX 3.0: every license and every node with edges is an element of its own. */
export function toSpdx3(bom: Bom): Buffer {
  const element = (type: string, name: string, members: object) => ({
    type,
    spdxId: NAMESPACE + name,
    creationInfo: CREATION,
    ...members,
  });
  const relation = (index: number, from: string, type: string, to: string[]) =>
    element('Relationship', `rel-${index}`, {
      from: NAMESPACE + from,
      relationshipType: type,
      to: to.map((id) => NAMESPACE + id),
    });
  const licenses = [...new Set(bom.components.map(licenseOf))];
  const count = bom.components.length;
  return json({
    '@context': 'https://spdx.org/rdf/3.0.1/spdx-context.jsonld',
    '@graph': [
      { type: 'CreationInfo', '@id': CREATION, specVersion: '3.0.1', created: '2026-01-01T00:00:00Z' },
      element('Organization', 'acme', { name: 'Acme' }),
      element('SpdxDocument', 'doc', { name: 'bench', rootElement: [NAMESPACE + ROOT] }),
      element('software_Package', ROOT, { name: 'bench' }),
      ...bom.components.map((each) => element('software_Package', idOf(each), packageMembers(each))),
      ...licenses.map((id) =>
        element('simplelicensing_LicenseExpression', `license-${id}`, {
          simplelicensing_licenseExpression: id,
        }),
      ),
      ...bom.components.map((each, index) =>
        relation(index, idOf(each), 'hasDeclaredLicense', [`license-${licenseOf(each)}`]),
      ),
      ...bom.dependencies.map(({ ref, dependsOn = [] }, index) =>
        relation(count + index, spdxId(ref), 'dependsOn', dependsOn.map(spdxId)),
      ),
    ],
  });
}

function packageMembers(component: Component): object {
  const [vcs, website] = urlsOf(component);
  return {
    name: component.name,
    software_packageVersion: component.version,
    software_downloadLocation: vcs,
    software_homePage: website,
    description: component.description,
    suppliedBy: `${NAMESPACE}acme`,
    verifiedUsing: component.hashes?.map(({ alg, content }) => ({
      type: 'Hash',
      algorithm: alg.toLowerCase().replace('-', ''),
      hashValue: content,
    })),
    externalIdentifier: identifiersOf(component).map(({ type, locator }) => ({
      type: 'ExternalIdentifier',
      externalIdentifierType: type === 'purl' ? 'packageUrl' : 'cpe23',
      identifier: locator,
    })),
  };
}

/** The document as a message of CycloneDX 1.5; numbers are those of the published description. */
export function toProtobuf(bom: Bom, { Writer }: typeof protobuf): Uint8Array {
  const writer = Writer.create();
  const text = (field: number, value: string | undefined) => {
    if (value !== undefined) writer.uint32((field << 3) | 2).string(value);
  };
  const word = (field: number, value: number) => writer.uint32(field << 3).int32(value);
  const message = (field: number, write: () => void) => {
    writer.uint32((field << 3) | 2).fork();
    write();
    writer.ldelim();
  };
  const component = ({ name, version, group, bomRef, ...rest }: Component) => {
    word(1, LIBRARY);
    text(3, bomRef);
    text(7, group);
    text(8, name);
    text(9, version);
    text(10, rest.description);
    for (const { alg, content } of rest.hashes ?? []) {
      message(12, () => {
        word(1, alg === 'SHA-1' ? 2 : 3);
        text(2, content);
      });
    }
    for (const { id } of rest.licenses ?? []) message(13, () => message(1, () => text(1, id)));
    text(15, rest.cpe);
    text(16, rest.purl);
    for (const { type, url } of rest.externalReferences ?? []) {
      message(20, () => {
        word(1, type === 'vcs' ? 1 : 3);
        text(2, url);
      });
    }
  };
  text(1, '1.5');
  word(2, 1);
  message(4, () => message(4, () => component({ type: 'application', name: 'bench', bomRef: 'root' })));
  for (const each of bom.components) message(5, () => component(each));
  for (const { ref, dependsOn = [] } of bom.dependencies) {
    message(8, () => {
      text(1, ref);
      for (const target of dependsOn) message(2, () => text(1, target));
    });
  }
  return writer.finish();
}

const LIBRARY = 3;

function json(document: object): Buffer {
  return Buffer.from(JSON.stringify(document));
}

function spdxId(ref: string): string {
  return ref === 'root' ? ROOT : `SPDXRef-${ref}`;
}

function idOf({ bomRef = '' }: Component): string {
  return spdxId(bomRef);
}

function licenseOf({ licenses }: Component): string {
  return licenses?.[0]?.id ?? 'NOASSERTION';
}

function urlsOf({ externalReferences = [] }: Component): string[] {
  return externalReferences.map(({ url }) => url);
}

function identifiersOf({ purl, cpe }: Component): { type: string; category: string; locator: string }[] {
  return [
    ...(purl === undefined ? [] : [{ type: 'purl', category: 'PACKAGE-MANAGER', locator: purl }]),
    ...(cpe === undefined ? [] : [{ type: 'cpe23Type', category: 'SECURITY', locator: cpe }]),
  ];
}

function edgesOf({ dependencies }: Bom): [from: string, to: string][] {
  return dependencies.flatMap(({ ref, dependsOn = [] }) =>
    dependsOn.map((to): [string, string] => [spdxId(ref), spdxId(to)]),
  );
}
