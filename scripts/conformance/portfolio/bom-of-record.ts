type Json = Record<string, unknown>;

/** The recorded facts about one project. */
export interface RecordedProject {
  readonly project: Json;
  readonly components: readonly Json[];
  readonly services: readonly Json[];
}

/** Algorithms of CycloneDX by the members of a component. */
const hashes: Readonly<Record<string, string>> = {
  md5: 'MD5',
  sha1: 'SHA-1',
  sha256: 'SHA-256',
  sha384: 'SHA-384',
  sha512: 'SHA-512',
  sha3_256: 'SHA3-256',
  sha3_384: 'SHA3-384',
  sha3_512: 'SHA3-512',
  blake2b_256: 'BLAKE2b-256',
  blake2b_384: 'BLAKE2b-384',
  blake2b_512: 'BLAKE2b-512',
  blake3: 'BLAKE3',
};

/**
 * A BOM that says what the record knows of a project. The exports in the record say less: no scopes, and not all hashes. The UUIDs of the
 * record are its references.
 */
export function bomOfRecord({ project, components, services }: RecordedProject): Buffer {
  const { authors, supplier } = (project.metadata ?? {}) as Json;
  const document = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      ...kept({ authors, supplier: organization(supplier) }),
      // An upload copies these facts to the project.
      component: { ...componentOf(project), ...kept({ manufacturer: organization(project.manufacturer) }) },
    },
    components: components.map(componentOf),
    services: services.map(serviceOf),
    dependencies: [project, ...components].map((item) => ({
      ref: String(item.uuid),
      dependsOn: uuidsIn(item.directDependencies),
    })),
  };
  return Buffer.from(JSON.stringify(document));
}

function componentOf(component: Json): Json {
  const { uuid, name, version, group, description, copyright, publisher, authors, purl, cpe } = component;
  const listed = Object.entries(hashes).flatMap(([member, alg]) =>
    component[member] === undefined ? [] : [{ alg, content: component[member] }],
  );
  return kept({
    type: String(component.classifier ?? 'LIBRARY')
      .toLowerCase()
      .replaceAll('_', '-'),
    'bom-ref': uuid,
    ...{ name, version, group, description, copyright, publisher, purl, cpe },
    authors: Array.isArray(authors) && authors.length > 0 ? authors : undefined,
    supplier: organization(component.supplier),
    swid: component.swidTagId === undefined ? undefined : { tagId: component.swidTagId, name },
    scope: component.scope === undefined ? undefined : String(component.scope).toLowerCase(),
    hashes: listed.length > 0 ? listed : undefined,
    licenses: licensesOf(component),
    externalReferences: component.externalReferences,
  });
}

function licensesOf(component: Json): Json[] | undefined {
  const resolved = component.resolvedLicense as
    | { licenseId?: string; name: string; isCustomLicense?: boolean }
    | undefined;
  const url = component.licenseUrl;
  if (component.licenseExpression !== undefined) return [{ expression: component.licenseExpression }];
  if (resolved) {
    const named = resolved.isCustomLicense ? { name: resolved.name } : { id: resolved.licenseId };
    return [{ license: kept({ ...named, url }) }];
  }
  return component.license === undefined ? undefined : [{ license: kept({ name: component.license, url }) }];
}

function serviceOf(service: Json): Json {
  const { uuid, name, version, group, description, endpoints, authenticated, externalReferences } = service;
  const data = service.data as { direction: string; name: string }[] | undefined;
  return kept({
    'bom-ref': uuid,
    ...{ name, version, group, description, endpoints, authenticated, externalReferences },
    'x-trust-boundary': service.crossesTrustBoundary,
    provider: organization(service.provider),
    data: data?.map((item) => ({
      flow: item.direction.toLowerCase().replaceAll('_', '-'),
      classification: item.name,
    })),
  });
}

/** As CycloneDX has it. */
function organization(value: unknown): Json | undefined {
  if (value === undefined || value === null) return undefined;
  const { name, urls, contacts } = value as Json;
  return kept({ name, url: urls, contact: contacts });
}

function kept(record: Json): Json {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}

function uuidsIn(text: unknown): string[] {
  return [...String(text ?? '').matchAll(/"uuid":"([^"]+)"/g)].map(([, uuid = '']) => uuid);
}
