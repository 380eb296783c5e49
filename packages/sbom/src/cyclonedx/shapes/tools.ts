import type { Tool, Tools } from '../../model.ts';
import { element, flat, shape, wrapped } from '../shape.ts';
import { externalReference, hash } from './common.ts';
import { component } from './component.ts';
import { service } from './service.ts';

const tool = shape<Tool>({
  vendor: element('line'),
  name: element('line'),
  version: element('line'),
  hashes: wrapped(() => hash, { item: 'hash' }),
  externalReferences: wrapped(() => externalReference, { item: 'reference', since: '1.4' }),
});

/** JSON before 1.5 knows only a list of tools; since then an object with components and services is preferred. */
export const tools = shape<Tools>(
  {
    tools: flat(() => tool, { item: 'tool' }),
    components: wrapped(() => component, { item: 'component', since: '1.5' }),
    services: wrapped(() => service, { item: 'service', since: '1.5' }),
  },
  {
    fromJson: (value) => (Array.isArray(value) ? { tools: value } : value),
    toJson: (value) => value.tools ?? value,
  },
);
