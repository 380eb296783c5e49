import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { modules } from './paths.mjs';

/**
 * Removes unused parts of packages, a sixth of an installation: source maps, which only a debugger loads; the
 * C headers of Node, for compiling add-ons; and font formats that reports do not embed.
 */
export function trimPackages(nodePackage) {
  rmSync(join(modules, nodePackage, 'include'), { recursive: true, force: true });
  removeSourceMaps(modules);
  trimFonts(join(modules, '@fontsource'));
}

/**
 * The font files that reports embed (apps/server/src/features/report/pdf/faces.ts): whole scripts and arrows,
 * regular and bold, as WOFF.
 */
const embedded = /^[a-z-]+-(107-)?(400|700)-normal\.woff$/;

function trimFonts(folder) {
  for (const font of existsSync(folder) ? readdirSync(folder) : []) {
    for (const name of readdirSync(join(folder, font)))
      if (/\.(css|scss)$/.test(name)) rmSync(join(folder, font, name));
    for (const name of readdirSync(join(folder, font, 'files')))
      if (!embedded.test(name)) rmSync(join(folder, font, 'files', name));
  }
}

function removeSourceMaps(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeSourceMaps(path);
    else if (/\.[cm]?[jt]s\.map$/.test(entry.name)) rmSync(path);
  }
}
