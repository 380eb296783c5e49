import { defined, objectAt, objectsAt, textAt, textsAt } from '../text/json-members.ts';
import type { JsonObject } from '../text/parse-json.ts';
import { isObject } from '../text/parse-json.ts';
import type { SpdxDocument, SpdxExtractedLicense, SpdxPackage, SpdxRelationship } from './spdx-document.ts';

/** The elements of the graph by their id. */
type Elements = ReadonlyMap<string, JsonObject>;

/**
 * Reads an SPDX 3.0 JSON-LD document: a flat list of elements that refer to each other by id. Packages, who supplied
 * them, licenses and relationships are taken; profiles such as AI, Build and Security are passed over.
 */
export function readSpdx3Json(document: JsonObject): SpdxDocument {
  const graph = Array.isArray(document['@graph']) ? document['@graph'].filter(isObject) : [document];
  const elements: Elements = new Map(graph.flatMap((each) => idsOf(each).map((id) => [id, each] as const)));
  const self = graph.find((each) => isType(each, 'SpdxDocument')) ?? {};
  const sboms = graph.filter((each) => isType(each, 'software_Sbom'));
  const creation = resolve(self.creationInfo, elements);
  const relations = graph.filter(
    (each) => isType(each, 'Relationship') || isType(each, 'LifecycleScopedRelationship'),
  );
  const declared = licensesOf(relations, 'hasDeclaredLicense', elements);
  const concluded = licensesOf(relations, 'hasConcludedLicense', elements);
  const roots = [self, ...sboms].flatMap((each) => textsAt(each, 'rootElement'));
  const isPackage = (id: string) => isType(elements.get(id) ?? {}, 'software_Package');
  return {
    specVersion: textAt(creation, 'specVersion') ?? '3.0',
    ...defined<Pick<SpdxDocument, 'name' | 'namespace' | 'created'>>({
      name: textAt(self, 'name'),
      namespace: textAt(self, 'spdxId'),
      created: textAt(creation, 'created'),
    }),
    creators: creatorsOf(creation, elements),
    packages: graph
      .filter((each) => isType(each, 'software_Package'))
      .map((each) => readPackage(each, elements, { declared, concluded })),
    relationships: relations.flatMap(readRelation),
    described: [...new Set(roots.filter(isPackage))],
    extractedLicenses: graph.filter((each) => isType(each, 'CustomLicense')).flatMap(readCustom),
  };
}

/** Types carry the profile in front or not: `expandedlicensing_CustomLicense`, `CustomLicense`. */
function isType(element: JsonObject, type: string): boolean {
  const actual = textAt(element, 'type') ?? textAt(element, '@type') ?? '';
  return actual === type || actual.endsWith(`_${type}`);
}

function idsOf(element: JsonObject): string[] {
  return [textAt(element, 'spdxId'), textAt(element, '@id')].filter((id) => id !== undefined);
}

/** The values of the list at `key`, or the single value there: ids, or objects in place. */
function valuesAt(element: JsonObject, key: string): unknown[] {
  const value = element[key];
  return Array.isArray(value) ? value : [value];
}

/** An object in place, or the one that the id refers to. */
function resolve(value: unknown, elements: Elements): JsonObject {
  if (isObject(value)) return value;
  return typeof value === 'string' ? (elements.get(value) ?? {}) : {};
}

function creatorsOf(creation: JsonObject, elements: Elements): string[] {
  const agents = valuesAt(creation, 'createdBy').map((agent) => agentOf(agent, elements));
  const tools = valuesAt(creation, 'createdUsing').map((tool) => textAt(resolve(tool, elements), 'name'));
  return [...agents, ...tools.map((name) => (name === undefined ? undefined : `Tool: ${name}`))].filter(
    (each) => each !== undefined,
  );
}

/** Writes an agent as SPDX 2 does: `Organization: Name (mail)`. */
function agentOf(value: unknown, elements: Elements): string | undefined {
  const agent = resolve(value, elements);
  const name = textAt(agent, 'name');
  if (name === undefined) return undefined;
  const kind = isType(agent, 'Person') ? 'Person' : isType(agent, 'SoftwareAgent') ? 'Tool' : 'Organization';
  const mail = identifiersOf(agent).find(({ type }) => type === 'email')?.locator;
  return `${kind}: ${name}${mail === undefined ? '' : ` (${mail})`}`;
}

function identifiersOf(element: JsonObject): { type: string; locator: string }[] {
  return objectsAt(element, 'externalIdentifier').flatMap((each) => {
    const [type, locator] = [textAt(each, 'externalIdentifierType'), textAt(each, 'identifier')];
    return type === undefined || locator === undefined ? [] : { type, locator };
  });
}

/** License expressions by the id of their package. */
type PackageLicenses = ReadonlyMap<string, string>;

/** Several licenses, of one relationship or of more, all hold. */
function licensesOf(relations: readonly JsonObject[], type: string, elements: Elements): PackageLicenses {
  const found = new Map<string, string[]>();
  for (const relation of relations) {
    const from = textAt(relation, 'from');
    if (from === undefined || textAt(relation, 'relationshipType') !== type) continue;
    const expressions = found.get(from) ?? [];
    found.set(from, expressions);
    for (const id of textsAt(relation, 'to')) expressions.push(expressionOf(id, elements));
  }
  return new Map([...found].map(([id, expressions]) => [id, allOf([...new Set(expressions)])]));
}

function allOf(expressions: readonly string[]): string {
  const isAlone = expressions.length === 1;
  return expressions.map((each) => (isAlone ? each : `(${each})`)).join(' AND ');
}

/** An expression element holds its text; a license of the list has its id at the end of its address. */
function expressionOf(id: string, elements: Elements): string {
  const element = elements.get(id);
  const text = element === undefined ? undefined : textAt(element, 'simplelicensing_licenseExpression');
  return text ?? id.slice(Math.max(id.lastIndexOf('/'), id.lastIndexOf('#')) + 1);
}

/** Identifier types of SPDX 3 in the words of SPDX 2. */
const IDENTIFIER_TYPES = new Map(
  Object.entries<string>({
    packageUrl: 'purl',
    cpe22: 'cpe22Type',
    cpe23: 'cpe23Type',
    swhid: 'swh',
    gitoid: 'gitoid',
    swid: 'swid',
  }),
);

const REFERENCE_TYPES = new Map(Object.entries<string>({ securityAdvisory: 'advisory' }));

function readPackage(
  item: JsonObject,
  elements: Elements,
  licenses: { declared: PackageLicenses; concluded: PackageLicenses },
): SpdxPackage {
  const id = textAt(item, 'spdxId') ?? textAt(item, '@id') ?? '';
  const purl = textAt(item, 'software_packageUrl');
  const optional = defined<Omit<SpdxPackage, 'id' | 'name' | 'checksums' | 'externalRefs'>>({
    version: textAt(item, 'software_packageVersion'),
    supplier: agentOf(valuesAt(item, 'suppliedBy')[0], elements),
    originator: agentOf(valuesAt(item, 'originatedBy')[0], elements),
    downloadLocation: textAt(item, 'software_downloadLocation'),
    homepage: textAt(item, 'software_homePage'),
    sourceInfo: textAt(item, 'software_sourceInfo'),
    licenseDeclared: licenses.declared.get(id),
    licenseConcluded: licenses.concluded.get(id),
    copyrightText: textAt(item, 'software_copyrightText'),
    description: textAt(item, 'description') ?? textAt(item, 'summary'),
    purpose: textAt(item, 'software_primaryPurpose'),
  });
  const references = objectsAt(item, 'externalRef').flatMap((each) => {
    const type = textAt(each, 'externalRefType') ?? 'other';
    return textsAt(each, 'locator').map((locator) => ({ type: REFERENCE_TYPES.get(type) ?? type, locator }));
  });
  const identifiers = identifiersOf(item).map(({ type, locator }) => ({
    type: IDENTIFIER_TYPES.get(type) ?? type,
    locator,
  }));
  return {
    id,
    name: textAt(item, 'name') ?? '',
    ...optional,
    checksums: objectsAt(item, 'verifiedUsing').flatMap((each) => {
      const [algorithm, value] = [textAt(each, 'algorithm'), textAt(each, 'hashValue')];
      return algorithm === undefined || value === undefined ? [] : { algorithm, value };
    }),
    externalRefs: [
      ...(purl === undefined ? [] : [{ type: 'purl', locator: purl }]),
      ...identifiers,
      ...references,
    ],
  };
}

/** Relationship types of SPDX 3 in the words of SPDX 2, as far as they make a graph. */
const RELATIONSHIP_TYPES = new Map(
  Object.entries<string>({
    dependsOn: 'DEPENDS_ON',
    contains: 'CONTAINS',
    describes: 'DESCRIBES',
    hasStaticLink: 'STATIC_LINK',
    hasDynamicLink: 'DYNAMIC_LINK',
    hasPrerequisite: 'HAS_PREREQUISITE',
    hasOptionalDependency: 'DEPENDS_ON',
    hasProvidedDependency: 'DEPENDS_ON',
  }),
);

/** Scopes of a dependency as the type that SPDX 2 has for them, from the dependency to its user. */
const SCOPED_TYPES = new Map(
  Object.entries<string>({
    development: 'DEV_DEPENDENCY_OF',
    test: 'TEST_DEPENDENCY_OF',
    build: 'BUILD_DEPENDENCY_OF',
  }),
);

function readRelation(relation: JsonObject): SpdxRelationship[] {
  const from = textAt(relation, 'from');
  const name = textAt(relation, 'relationshipType') ?? '';
  const type = RELATIONSHIP_TYPES.get(name);
  if (from === undefined || type === undefined) return [];
  const scoped =
    SCOPED_TYPES.get(textAt(relation, 'scope') ?? '') ??
    (name === 'hasOptionalDependency' ? 'OPTIONAL_DEPENDENCY_OF' : undefined);
  return textsAt(relation, 'to').map((to) =>
    type === 'DEPENDS_ON' && scoped !== undefined ? { from: to, type: scoped, to: from } : { from, type, to },
  );
}

function readCustom(item: JsonObject): SpdxExtractedLicense[] {
  const address = textAt(item, 'spdxId');
  if (address === undefined) return [];
  const optional = defined<Pick<SpdxExtractedLicense, 'name' | 'text'>>({
    name: textAt(item, 'name'),
    text: textAt(item, 'simplelicensing_licenseText') ?? textAt(objectAt(item, 'licenseText'), 'text'),
  });
  const id = address.slice(Math.max(address.lastIndexOf('/'), address.lastIndexOf('#')) + 1);
  return [{ id, ...optional, urls: textsAt(item, 'expandedlicensing_seeAlso') }];
}
