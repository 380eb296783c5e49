import type { UnparsedItems } from '../cyclonedx/long-lists.ts';
import { defined, objectAt, objectsAt, textAt, textsAt } from '../text/json-members.ts';
import type { JsonObject } from '../text/parse-json.ts';
import type { SpdxDocument, SpdxExtractedLicense, SpdxPackage, SpdxRelationship } from './spdx-document.ts';

/** Lists of a document that can be very long. */
export const SPDX_LISTS = ['packages', 'files', 'snippets', 'relationships'] as const;

/** Items of a large document that are not parsed yet; `document` has none of them. */
export type SpdxLists = ReadonlyMap<(typeof SPDX_LISTS)[number], UnparsedItems>;

/**
 * Reads an SPDX 2.2 or 2.3 JSON document; packages as they are gone through.
 *
 * @throws RefusalError when an item of `long` is not well-formed
 */
export function readSpdx2Json(document: JsonObject, long: SpdxLists): SpdxDocument {
  const creation = objectAt(document, 'creationInfo');
  checkItems(long.get('files'));
  checkItems(long.get('snippets'));
  return {
    specVersion: (textAt(document, 'spdxVersion') ?? '').replace(/^SPDX-/, ''),
    ...defined<Pick<SpdxDocument, 'name' | 'namespace' | 'created'>>({
      name: textAt(document, 'name'),
      namespace: textAt(document, 'documentNamespace'),
      created: textAt(creation, 'created'),
    }),
    creators: textsAt(creation, 'creators'),
    packages: packagesOf(document, long),
    relationships: [...itemsOf(document, 'relationships', long)].flatMap(readRelationship),
    described: textsAt(document, 'documentDescribes'),
    extractedLicenses: objectsAt(document, 'hasExtractedLicensingInfos').flatMap(readExtracted),
  };
}

function* packagesOf(document: JsonObject, long: SpdxLists): Generator<SpdxPackage> {
  for (const item of itemsOf(document, 'packages', long)) yield readPackage(item);
}

function* itemsOf(
  document: JsonObject,
  list: 'packages' | 'relationships',
  long: SpdxLists,
): Generator<JsonObject> {
  yield* objectsAt(document, list);
  const items = long.get(list);
  for (let index = 0; index < (items?.length ?? 0); index++) yield items?.at(index) ?? {};
}

/** Skipped items must be well-formed, too. */
function checkItems(items: UnparsedItems | undefined): void {
  for (let index = 0; index < (items?.length ?? 0); index++) items?.at(index);
}

function readPackage(item: JsonObject): SpdxPackage {
  const optional = defined<Omit<SpdxPackage, 'id' | 'name' | 'checksums' | 'externalRefs'>>({
    version: textAt(item, 'versionInfo'),
    supplier: textAt(item, 'supplier'),
    originator: textAt(item, 'originator'),
    downloadLocation: textAt(item, 'downloadLocation'),
    homepage: textAt(item, 'homepage'),
    sourceInfo: textAt(item, 'sourceInfo'),
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
