import type { Bom, Component, Metadata, Organization } from '../model.ts';
import { parseAgent, toContact } from './spdx-agent.ts';
import { toComponent } from './spdx-component.ts';
import type { SpdxDocument } from './spdx-document.ts';
import { DOCUMENT_ID } from './spdx-document.ts';
import { dependenciesOf, scopesOf } from './spdx-graph.ts';

/**
 * Makes the BOM of an SPDX document. The package it describes is its subject; when it describes none or several,
 * the document itself is, and has those as its dependencies.
 */
export function toBom(document: SpdxDocument): Bom {
  const extracted = new Map(document.extractedLicenses.map((each) => [each.id, each]));
  const scopes = scopesOf(document.relationships);
  const all = Array.from(document.packages, (item) => {
    const component = toComponent(item, extracted);
    const scope = scopes.get(item.id);
    return scope === undefined ? component : { ...component, scope };
  });
  const described = describedOf(document);
  const [subjectId, ...others] = described;
  const isSingle = subjectId !== undefined && others.length === 0;
  const single = isSingle ? all.find((each) => each.bomRef === subjectId) : undefined;
  const subject = single ?? documentComponent(document);
  const components = all.filter((each) => each !== single);
  const ids = new Set(all.map((each) => each.bomRef));
  const dependencies = dependenciesOf(document.relationships, (id) => ids.has(id));
  const direct = single === undefined ? described.filter((id) => ids.has(id)) : [];
  return {
    format: 'SPDX',
    specVersion: document.specVersion,
    ...(document.namespace === undefined ? {} : { serialNumber: document.namespace }),
    version: 1,
    metadata: metadataOf(document, subject),
    components,
    services: [],
    externalReferences: [],
    dependencies:
      direct.length === 0 ? dependencies : [{ ref: DOCUMENT_ID, dependsOn: direct }, ...dependencies],
    compositions: [],
    properties: [],
    vulnerabilities: [],
  };
}

function describedOf({ described, relationships }: SpdxDocument): string[] {
  const stated = relationships.flatMap(({ from, type, to }) => {
    if (type === 'DESCRIBES') return from === DOCUMENT_ID || !from.startsWith('SPDXRef-') ? to : [];
    return type === 'DESCRIBED_BY' && to === DOCUMENT_ID ? from : [];
  });
  return [...new Set([...described, ...stated])];
}

function documentComponent({ name }: SpdxDocument): Component {
  return { bomRef: DOCUMENT_ID, type: 'application', name: name ?? '' };
}

function metadataOf({ created, creators }: SpdxDocument, component: Component): Metadata {
  const agents = creators.map(parseAgent).filter((agent) => agent !== undefined);
  const authors = agents.filter(({ kind }) => kind === 'person').map(toContact);
  const tools = agents.filter(({ kind }) => kind === 'tool').map(({ name }) => ({ name }));
  const maker = agents.find(({ kind }) => kind === 'organization');
  const manufacturer: Organization | undefined = maker === undefined ? undefined : { name: maker.name };
  return {
    ...(created === undefined ? {} : { timestamp: created }),
    ...(tools.length === 0 ? {} : { tools: { tools } }),
    ...(authors.length === 0 ? {} : { authors }),
    component,
    ...(manufacturer === undefined ? {} : { manufacturer }),
  };
}
