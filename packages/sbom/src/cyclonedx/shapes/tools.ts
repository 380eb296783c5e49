import type { Component, Service, Tool, Tools } from '../../model.ts';
import type { JsonObject } from '../../text/parse-json.ts';
import type { Shape } from '../shape.ts';
import { element, flat, shape, wrapped } from '../shape.ts';
import type { SpecVersion } from '../spec-version.ts';
import { externalReference, hash } from './common.ts';
import { component } from './component.ts';
import { service } from './service.ts';

const tool = shape<Tool>(
  {
    vendor: element('line'),
    name: element('line'),
    version: element('line'),
    hashes: wrapped(() => hash, { item: 'hash' }),
    externalReferences: wrapped(() => externalReference, { item: 'reference', since: '1.4' }),
  },
  { proto: { vendor: 1, name: 2, version: 3, hashes: 4, externalReferences: 5 } },
);

/** JSON before 1.5 knows only a list of tools; since then an object with components and services is preferred. */
export const tools: Shape = shape<Tools>(
  {
    tools: flat(() => tool, { item: 'tool' }),
    components: wrapped(() => component, { item: 'component', since: '1.5' }),
    services: wrapped(() => service, { item: 'service', since: '1.5' }),
  },
  {
    fromJson: (value) => (Array.isArray(value) ? { tools: value } : value),
    toJson: (value) => value.tools ?? value,
    fit: fitTools,
    message: () => toolMessage,
  },
);

/** In Protocol Buffers, one message is an old tool or holds components and services. */
type ToolMessage = Tool & Omit<Tools, 'tools'>;

const toolMessage: Shape = shape<ToolMessage>(
  {
    vendor: element('line'),
    name: element('line'),
    version: element('line'),
    hashes: wrapped(() => hash, { item: 'hash' }),
    externalReferences: wrapped(() => externalReference, { item: 'reference' }),
    components: wrapped(() => component, { item: 'component' }),
    services: wrapped(() => service, { item: 'service' }),
  },
  {
    proto: { vendor: 1, name: 2, version: 3, hashes: 4, externalReferences: 5, components: 6, services: 7 },
    fromMessage: ({ components, services, ...old }: ToolMessage) => ({
      ...(Object.keys(old).length === 0 ? {} : { tools: [old] }),
      ...(components === undefined ? {} : { components }),
      ...(services === undefined ? {} : { services }),
    }),
  },
);

/** Before 1.5 there are only tools; since then a document has either tools or components and services. */
function fitTools(value: JsonObject, version: SpecVersion): JsonObject {
  const { tools: old = [], components = [], services = [] }: Tools = value;
  if (version < '1.5') return { tools: [...old, ...components.map(toTool), ...services.map(toTool)] };
  if (components.length === 0 && services.length === 0) return value;
  return { ...value, tools: undefined, components: [...components, ...old.map(toComponent)] };
}

function toTool(thing: Component | Service): Tool {
  const vendor = 'provider' in thing ? thing.provider?.name : supplierOf(thing);
  return {
    name: thing.name,
    ...(vendor === undefined ? {} : { vendor }),
    ...(thing.version === undefined ? {} : { version: thing.version }),
    ...('hashes' in thing && thing.hashes !== undefined ? { hashes: thing.hashes } : {}),
  };
}

function supplierOf(thing: Component | Service): string | undefined {
  if (!('type' in thing)) return undefined;
  return thing.manufacturer?.name ?? thing.supplier?.name ?? thing.publisher ?? thing.group;
}

function toComponent({ vendor, name, ...rest }: Tool): Component {
  return {
    type: 'application',
    name: name ?? '',
    ...(vendor === undefined ? {} : { publisher: vendor }),
    ...rest,
  };
}
