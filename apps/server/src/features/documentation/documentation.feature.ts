import { fileURLToPath } from 'node:url';
import type { Feature } from '../../feature.ts';
import { documentationRoutes } from './documentation.routes.ts';

const builtSite = fileURLToPath(new URL('../../../../../docs/dist', import.meta.url));

/** @param directory of a built site; another one in tests */
export function createDocumentationFeature(directory: string): Feature {
  return { name: 'documentation', routes: (app, context) => documentationRoutes(app, context, directory) };
}

export const documentationFeature = createDocumentationFeature(builtSite);
