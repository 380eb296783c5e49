import type { Bom, Component, Service } from '@waybill/sbom';
import { trimmed, truncated } from '../../../http/text.ts';
import type { ComponentFacts } from '../../component/component-facts.ts';
import {
  identityHash,
  type StorableComponent,
  storableComponent,
} from '../../component/storable-component.ts';
import type { InternalRule } from '../../component-internal/internal-rule.ts';
import { classifierOfType } from '../../component-shape/classifier.ts';
import type { LicenseBook } from '../../license/license-book.ts';
import type { ProjectFacts } from '../../project/project-import.service.ts';
import {
  type ServiceFacts,
  type StorableService,
  serviceKey,
  storableService,
} from '../../service/service-facts.ts';
import { takeOwnFacts } from '../own-properties.ts';
import { contentHash } from './content-hash.ts';
import { systemOf } from './distribution-hints.ts';
import { type Flat, flatten } from './flatten.ts';
import { contactsOf, prepareComponent, purlParts } from './prepare-component.ts';
import { prepareService } from './prepare-service.ts';
import type { PreparedBom } from './prepared-bom.ts';
import { Warnings } from './warnings.ts';

/** Raise when the same document would be stored differently: then unchanged BOMs are processed anew. */
export const preparationVersion = 3;

interface PrepareRules {
  readonly licenses: LicenseBook;
  readonly isInternal: InternalRule;
}

interface Identified {
  readonly facts: ComponentFacts;
  readonly hash: string;
}

/** Normalizes a BOM for storing: flat, without duplicates, cut to size, hashed. Pure. */
export function prepareBom(bom: Bom, rules: PrepareRules): PreparedBom {
  const warnings = new Warnings();
  const components = flattenComponents(bom, rules, warnings);
  const services = flattenServices(bom.services);
  const edges = edgesOf(bom, components, services, warnings);
  const content = {
    project: projectFacts(bom, warnings),
    document: {
      authors: contactsOf(undefined, bom.metadata?.authors),
      supplier: bom.metadata?.supplier ?? null,
    },
    components: components.items.map((item, i) => finishComponent(item, components, i, rules.isInternal)),
    services: services.items.map((item, i) => finishService(item, services, i)),
    edges,
  };
  return {
    format: bom.format,
    specVersion: bom.specVersion,
    serialNumber: bom.serialNumber?.replace(/^urn:uuid:/, '') ?? null,
    version: bom.version,
    ...content,
    contentHash: contentHash(content, preparationVersion),
    warnings: warnings.list(),
  };
}

function flattenComponents(bom: Bom, rules: PrepareRules, warnings: Warnings): Flat<Identified> {
  const roots = [...(bom.metadata?.component?.components ?? []), ...bom.components];
  const system = systemOf(bom);
  return flatten<Component, Identified>(roots, {
    read(component) {
      const facts = prepareComponent(component, rules.licenses, warnings, system);
      const hash = identityHash(facts.identity);
      return { key: hash, item: { facts, hash } };
    },
    refOf: (component) => trimmed(component.bomRef),
    childrenOf: (component) => component.components,
    parentOf: (component) => takeOwnFacts(component.properties).own.parent,
  });
}

function flattenServices(services: readonly Service[]): Flat<ServiceFacts> {
  return flatten<Service, ServiceFacts>(services, {
    read(service) {
      const facts = prepareService(service);
      return { key: serviceKey(facts), item: facts };
    },
    refOf: (service) => trimmed(service.bomRef),
    childrenOf: (service) => service.services,
    parentOf: (service) => takeOwnFacts(service.properties).own.parent,
  });
}

function finishComponent(
  item: Identified,
  all: Flat<Identified>,
  index: number,
  isInternal: InternalRule,
): StorableComponent {
  const parent = all.parents[index] ?? null;
  const { group, name } = item.facts.identity;
  return storableComponent(item.facts, item.hash, {
    parent,
    parentHash: parent === null ? null : (all.items[parent]?.hash ?? null),
    isInternal: isInternal(group, name),
  });
}

function finishService(item: ServiceFacts, all: Flat<ServiceFacts>, index: number): StorableService {
  const parent = all.parents[index] ?? null;
  return storableService(item, parent, parent === null ? undefined : all.items[parent]);
}

function projectFacts(bom: Bom, warnings: Warnings): ProjectFacts | undefined {
  const { metadata } = bom;
  const component = metadata?.component;
  if (!component) return undefined;
  const { purl } = purlParts(component.purl, (reason) =>
    warnings.add(
      `The package URL of the project, "${truncated(component.purl, 200)}", was left out (${reason})`,
    ),
  );
  return {
    authors: contactsOf(component.author, component.authors),
    publisher: truncated(trimmed(component.publisher), 255),
    manufacturer: metadata.manufacture ?? component.manufacturer ?? null,
    supplier: component.supplier ?? null,
    classifier: classifierOfType(component.type) ?? 'APPLICATION',
    externalReferences: component.externalReferences ?? null,
    purl,
    cpe: truncated(trimmed(component.cpe), 255),
    swidTagId: truncated(trimmed(component.swid?.tagId), 255),
  };
}

/** Pairs of element numbers, without duplicates, loops and references that lead nowhere. */
function edgesOf(
  bom: Bom,
  components: Flat<unknown>,
  services: Flat<unknown>,
  warnings: Warnings,
): Int32Array {
  const numbers = elementNumbers(bom, components, services);
  const seen = new Set<number>();
  const edges: number[] = [];
  let lost = 0;
  for (const { ref, dependsOn } of bom.dependencies) {
    const from = numbers.get(ref.trim());
    for (const target of dependsOn ?? []) {
      const to = numbers.get(target.trim());
      if (from === undefined || to === undefined) {
        lost++;
        continue;
      }
      const key = from * 0x1_0000_0000 + to;
      if (from === to || to === 0 || seen.has(key)) continue;
      seen.add(key);
      edges.push(from, to);
    }
  }
  if (lost > 0) {
    warnings.add(`${lost} dependencies name a reference that is not in the document and were left out`);
  }
  return Int32Array.from(edges);
}

function elementNumbers(bom: Bom, components: Flat<unknown>, services: Flat<unknown>): Map<string, number> {
  const numbers = new Map<string, number>();
  const root = trimmed(bom.metadata?.component?.bomRef);
  if (root !== undefined) numbers.set(root, 0);
  for (const [ref, index] of components.byRef) if (!numbers.has(ref)) numbers.set(ref, index + 1);
  const firstService = components.items.length + 1;
  for (const [ref, index] of services.byRef) if (!numbers.has(ref)) numbers.set(ref, index + firstService);
  return numbers;
}
