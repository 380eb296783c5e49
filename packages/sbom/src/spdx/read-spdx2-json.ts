import { defined, objectAt, objectsAt, textAt, textsAt } from '../text/json-members.ts';
import type { JsonObject } from '../text/parse-json.ts';
import type { SpdxDocument, SpdxExtractedLicense, SpdxPackage, SpdxRelationship } from './spdx-document.ts';

/** Reads an SPDX 2.2 or 2.3 JSON document. */
export function readSpdx2Json(document: JsonObject): SpdxDocument {
  const creation = objectAt(document, 'creationInfo');
  return {
    specVersion: (textAt(document, 'spdxVersion') ?? '').replace(/^SPDX-/, ''),
    ...defined<Pick<SpdxDocument, 'name' | 'namespace' | 'created'>>({
      name: textAt(document, 'name'),
      namespace: textAt(document, 'documentNamespace'),
      created: textAt(creation, 'created'),
    }),
    creators: textsAt(creation, 'creators'),
    packages: objectsAt(document, 'packages').map(readPackage),
    relationships: objectsAt(document, 'relationships').flatMap(readRelationship),
    described: textsAt(document, 'documentDescribes'),
    extractedLicenses: objectsAt(document, 'hasExtractedLicensingInfos').flatMap(readExtracted),
  };
}

function readPackage(item: JsonObject): SpdxPackage {
  const optional = defined<Omit<SpdxPackage, 'id' | 'name' | 'checksums' | 'externalRefs'>>({
    version: textAt(item, 'versionInfo'),
    supplier: textAt(item, 'supplier'),
    originator: textAt(item, 'originator'),
    downloadLocation: textAt(item, 'downloadLocation'),
    homepage: textAt(item, 'homepage'),
    licenseDeclared: textAt(item, 'licenseDeclared'),
    licenseConcluded: textAt(item, 'licenseConcluded'),
    copyrightText: textAt(item, 'copyrightText'),
    description: textAt(item, 'description') ?? textAt(item, 'summary'),
    purpose: textAt(item, 'primaryPackagePurpose'),
  });
  return {
    id: textAt(item, 'SPDXID') ?? '',
    name: textAt(item, 'name') ?? '',
    ...optional,
    checksums: objectsAt(item, 'checksums').flatMap((each) => {
      const [algorithm, value] = [textAt(each, 'algorithm'), textAt(each, 'checksumValue')];
      return algorithm === undefined || value === undefined ? [] : { algorithm, value };
    }),
    externalRefs: objectsAt(item, 'externalRefs').flatMap((each) => {
      const [type, locator] = [textAt(each, 'referenceType'), textAt(each, 'referenceLocator')];
      if (type === undefined || locator === undefined) return [];
      return { type, locator, ...defined<{ comment?: string }>({ comment: textAt(each, 'comment') }) };
    }),
  };
}

function readRelationship(item: JsonObject): SpdxRelationship[] {
  const [from, type, to] = [
    textAt(item, 'spdxElementId'),
    textAt(item, 'relationshipType'),
    textAt(item, 'relatedSpdxElement'),
  ];
  return from === undefined || type === undefined || to === undefined ? [] : [{ from, type, to }];
}

function readExtracted(item: JsonObject): SpdxExtractedLicense[] {
  const id = textAt(item, 'licenseId');
  if (id === undefined) return [];
  const optional = defined<Pick<SpdxExtractedLicense, 'name' | 'text'>>({
    name: textAt(item, 'name'),
    text: textAt(item, 'extractedText'),
  });
  return [{ id, ...optional, urls: textsAt(item, 'seeAlsos') }];
}
