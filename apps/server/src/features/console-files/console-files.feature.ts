import { fileURLToPath } from 'node:url';
import type { Feature } from '../../feature.ts';
import { consoleFilesRoutes } from './console-files.routes.ts';

const builtConsole = fileURLToPath(new URL('../../../../console/dist', import.meta.url));

/** @param directory of a built console; another one in tests */
export function createConsoleFilesFeature(directory: string): Feature {
  return { name: 'console-files', routes: (app, context) => consoleFilesRoutes(app, context, directory) };
}

export const consoleFilesFeature = createConsoleFilesFeature(builtConsole);
