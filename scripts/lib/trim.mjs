import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { modules } from './paths.mjs';

/**
 * Removes parts of packages that nothing here reads, a sixth of an installation: source maps, which only a debugger
 * loads, and the C headers in the package of Node, for those who compile add-ons.
 */
export function trimPackages(nodePackage) {
  rmSync(join(modules, nodePackage, 'include'), { recursive: true, force: true });
  removeSourceMaps(modules);
}

function removeSourceMaps(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeSourceMaps(path);
    else if (/\.[cm]?[jt]s\.map$/.test(entry.name)) rmSync(path);
  }
}
