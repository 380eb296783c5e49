/** One delivery, told in the three languages of SPDX. */

const TEXT = 'Permission is granted\nto look at it.';

export const SPDX_JSON = {
  spdxVersion: 'SPDX-2.3',
  dataLicense: 'CC0-1.0',
  SPDXID: 'SPDXRef-DOCUMENT',
  name: 'acme-delivery',
  documentNamespace: 'https://example.org/spdx/acme-1',
  creationInfo: {
    created: '2024-05-01T10:00:00Z',
    creators: ['Tool: builder-3', 'Organization: Acme (sbom@acme.example)', 'Person: Ada (ada@acme.example)'],
  },
  packages: [
    {
      SPDXID: 'SPDXRef-app',
      name: 'acme-app',
      versionInfo: '1.0',
      primaryPackagePurpose: 'APPLICATION',
      downloadLocation: 'NOASSERTION',
      licenseConcluded: 'NOASSERTION',
      supplier: 'Organization: Acme (sbom@acme.example)',
    },
    {
      SPDXID: 'SPDXRef-left-pad',
      name: 'left-pad',
      versionInfo: '1.3.0',
      supplier: 'Person: Ada (ada@acme.example)',
      originator: 'Organization: Padders',
      downloadLocation: 'git+https://example.org/left-pad.git',
      homepage: 'https://example.org/left-pad',
      checksums: [
        { algorithm: 'SHA1', checksumValue: 'a'.repeat(40) },
        { algorithm: 'SHA224', checksumValue: 'b'.repeat(56) },
      ],
      licenseDeclared: 'MIT',
      licenseConcluded: 'MIT AND LicenseRef-look',
      copyrightText: 'Copyright 2020 Padders',
      description: 'Pads on the left.\nNever on the right.',
      externalRefs: [
        {
          referenceCategory: 'PACKAGE-MANAGER',
          referenceType: 'purl',
          referenceLocator: 'pkg:npm/left-pad@1.3.0',
        },
        {
          referenceCategory: 'SECURITY',
          referenceType: 'cpe23Type',
          referenceLocator: 'cpe:2.3:a:padders:left-pad:1.3.0:*:*:*:*:*:*:*',
        },
        {
          referenceCategory: 'SECURITY',
          referenceType: 'advisory',
          referenceLocator: 'https://example.org/a/1',
        },
      ],
    },
    {
      SPDXID: 'SPDXRef-test-kit',
      name: 'test-kit',
      downloadLocation: 'NONE',
      licenseDeclared: 'LicenseRef-look',
    },
  ],
  relationships: [
    { spdxElementId: 'SPDXRef-DOCUMENT', relationshipType: 'DESCRIBES', relatedSpdxElement: 'SPDXRef-app' },
    { spdxElementId: 'SPDXRef-app', relationshipType: 'DEPENDS_ON', relatedSpdxElement: 'SPDXRef-left-pad' },
    {
      spdxElementId: 'SPDXRef-test-kit',
      relationshipType: 'TEST_DEPENDENCY_OF',
      relatedSpdxElement: 'SPDXRef-app',
    },
    {
      spdxElementId: 'SPDXRef-app',
      relationshipType: 'GENERATED_FROM',
      relatedSpdxElement: 'SPDXRef-left-pad',
    },
    { spdxElementId: 'SPDXRef-app', relationshipType: 'DEPENDS_ON', relatedSpdxElement: 'NOASSERTION' },
  ],
  hasExtractedLicensingInfos: [{ licenseId: 'LicenseRef-look', name: 'Look license', extractedText: TEXT }],
};

export const SPDX_TAG_VALUE = `SPDXVersion: SPDX-2.3
DataLicense: CC0-1.0
SPDXID: SPDXRef-DOCUMENT
DocumentName: acme-delivery
DocumentNamespace: https://example.org/spdx/acme-1
Creator: Tool: builder-3
Creator: Organization: Acme (sbom@acme.example)
Creator: Person: Ada (ada@acme.example)
Created: 2024-05-01T10:00:00Z

# The application
PackageName: acme-app
SPDXID: SPDXRef-app
PackageVersion: 1.0
PrimaryPackagePurpose: APPLICATION
PackageSupplier: Organization: Acme (sbom@acme.example)
PackageDownloadLocation: NOASSERTION
PackageLicenseConcluded: NOASSERTION

FileName: ./src/main.c
SPDXID: SPDXRef-file
FileChecksum: SHA1: ${'c'.repeat(40)}

PackageName: left-pad
SPDXID: SPDXRef-left-pad
PackageVersion: 1.3.0
PackageSupplier: Person: Ada (ada@acme.example)
PackageOriginator: Organization: Padders
PackageDownloadLocation: git+https://example.org/left-pad.git
PackageHomePage: https://example.org/left-pad
PackageChecksum: SHA1: ${'a'.repeat(40)}
PackageChecksum: SHA224: ${'b'.repeat(56)}
PackageLicenseDeclared: MIT
PackageLicenseConcluded: MIT AND LicenseRef-look
PackageCopyrightText: <text>Copyright 2020 Padders</text>
PackageDescription: <text>Pads on the left.
Never on the right.</text>
ExternalRef: PACKAGE-MANAGER purl pkg:npm/left-pad@1.3.0
ExternalRef: SECURITY cpe23Type cpe:2.3:a:padders:left-pad:1.3.0:*:*:*:*:*:*:*
ExternalRef: SECURITY advisory https://example.org/a/1

PackageName: test-kit
SPDXID: SPDXRef-test-kit
PackageDownloadLocation: NONE
PackageLicenseDeclared: LicenseRef-look

Relationship: SPDXRef-DOCUMENT DESCRIBES SPDXRef-app
Relationship: SPDXRef-app DEPENDS_ON SPDXRef-left-pad
Relationship: SPDXRef-test-kit TEST_DEPENDENCY_OF SPDXRef-app

LicenseID: LicenseRef-look
LicenseName: Look license
ExtractedText: <text>${TEXT}</text>
`;

const created = '_:creation';

export const SPDX_3 = {
  '@context': 'https://spdx.org/rdf/3.0.1/spdx-context.jsonld',
  '@graph': [
    {
      type: 'CreationInfo',
      '@id': created,
      specVersion: '3.0.1',
      created: '2024-05-01T10:00:00Z',
      createdBy: ['urn:acme', 'urn:ada'],
      createdUsing: ['urn:builder'],
    },
    {
      type: 'Organization',
      spdxId: 'urn:acme',
      name: 'Acme',
      externalIdentifier: [{ externalIdentifierType: 'email', identifier: 'sbom@acme.example' }],
    },
    {
      type: 'Person',
      spdxId: 'urn:ada',
      name: 'Ada',
      externalIdentifier: [{ externalIdentifierType: 'email', identifier: 'ada@acme.example' }],
    },
    { type: 'Organization', spdxId: 'urn:padders', name: 'Padders' },
    { type: 'Tool', spdxId: 'urn:builder', name: 'builder-3' },
    {
      type: 'SpdxDocument',
      spdxId: 'https://example.org/spdx/acme-1',
      name: 'acme-delivery',
      creationInfo: created,
      rootElement: ['urn:sbom'],
    },
    { type: 'software_Sbom', spdxId: 'urn:sbom', rootElement: ['SPDXRef-app'] },
    {
      type: 'software_Package',
      spdxId: 'SPDXRef-app',
      name: 'acme-app',
      software_packageVersion: '1.0',
      software_primaryPurpose: 'application',
      suppliedBy: 'urn:acme',
    },
    {
      type: 'software_Package',
      spdxId: 'SPDXRef-left-pad',
      name: 'left-pad',
      software_packageVersion: '1.3.0',
      software_packageUrl: 'pkg:npm/left-pad@1.3.0',
      software_downloadLocation: 'git+https://example.org/left-pad.git',
      software_homePage: 'https://example.org/left-pad',
      software_copyrightText: 'Copyright 2020 Padders',
      description: 'Pads on the left.\nNever on the right.',
      suppliedBy: 'urn:ada',
      originatedBy: ['urn:padders'],
      verifiedUsing: [
        { type: 'Hash', algorithm: 'sha1', hashValue: 'a'.repeat(40) },
        { type: 'Hash', algorithm: 'sha224', hashValue: 'b'.repeat(56) },
      ],
      externalIdentifier: [
        { externalIdentifierType: 'cpe23', identifier: 'cpe:2.3:a:padders:left-pad:1.3.0:*:*:*:*:*:*:*' },
      ],
      externalRef: [{ externalRefType: 'securityAdvisory', locator: ['https://example.org/a/1'] }],
    },
    { type: 'software_Package', spdxId: 'SPDXRef-test-kit', name: 'test-kit' },
    { type: 'Relationship', from: 'SPDXRef-app', relationshipType: 'dependsOn', to: ['SPDXRef-left-pad'] },
    {
      type: 'LifecycleScopedRelationship',
      from: 'SPDXRef-app',
      relationshipType: 'dependsOn',
      scope: 'test',
      to: ['SPDXRef-test-kit'],
    },
    {
      type: 'simplelicensing_LicenseExpression',
      spdxId: 'urn:expression',
      simplelicensing_licenseExpression: 'MIT AND LicenseRef-look',
    },
    {
      type: 'expandedlicensing_CustomLicense',
      spdxId: 'urn:x#LicenseRef-look',
      name: 'Look license',
      simplelicensing_licenseText: TEXT,
    },
    {
      type: 'Relationship',
      from: 'SPDXRef-left-pad',
      relationshipType: 'hasDeclaredLicense',
      to: ['https://spdx.org/licenses/MIT'],
    },
    {
      type: 'Relationship',
      from: 'SPDXRef-left-pad',
      relationshipType: 'hasConcludedLicense',
      to: ['urn:expression'],
    },
    {
      type: 'Relationship',
      from: 'SPDXRef-test-kit',
      relationshipType: 'hasDeclaredLicense',
      to: ['urn:x#LicenseRef-look'],
    },
  ],
};
