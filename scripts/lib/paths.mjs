import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const modules = join(root, 'node_modules');

/** Ours below node_modules: gone whenever the installation is made anew. */
export const cache = join(modules, '.cache', 'waybill');
