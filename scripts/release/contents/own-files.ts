import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compareText, type Entry, textEntry } from '../archive/entry.ts';
import { listFiles } from './package-files.ts';
import { stripModule, strippedExports, strippedName } from './stripped.ts';

/** Of our own folders: tests, what they need, and what only builds or describes. */
const NOT_RUN =
  /\.(test|fixtures)\.tsx?$|\.d\.ts$|\.md$|(^|\/)(test|testing|testdata|fixtures|recorded|scripts|examples)\/|(^|\/)(vectors|unreadable)\.txt$|(^|\/)(tsconfig[^/]*|vitest[^/]*)$/;

/** The demo has data of its own and is for a checkout. */
const DEMO = /^src\/(main\.ts|demo\/)/;

/**
 * The files of our own workspaces that ship: those of the repository, but without types (ADR 0035). Manifests carry the version of the release and none of the dependencies for tests.
 * @param root of the sources
 * @param workspaces such as `apps/server` and `packages/purl`
 */
export function ownFiles(root: string, workspaces: readonly string[], version: string): Entry[] {
  return workspaces.flatMap((workspace) => {
    const home = path.join(root, workspace);
    const files = listFiles(home).filter(
      (file) => !NOT_RUN.test(file) && !(workspace === 'apps/server' && DEMO.test(file)),
    );
    return [
      ...files.filter((file) => file !== 'package.json').map((file) => ownFile(workspace, file, home)),
      textEntry(`${workspace}/package.json`, manifest(home, version)),
      linkOf(home, workspace),
    ];
  });
}

function ownFile(workspace: string, name: string, home: string): Entry {
  const file = path.join(home, name);
  if (!name.endsWith('.ts')) return { path: `${workspace}/${name}`, file };
  return textEntry(`${workspace}/${strippedName(name)}`, stripModule(readFileSync(file, 'utf8')));
}

/** As npm links a workspace: by its name, to its folder. */
function linkOf(home: string, workspace: string): Entry {
  const { name } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as { name: string };
  return { path: `node_modules/${name}`, link: `../../${workspace}` };
}

function manifest(home: string, version: string): string {
  const { devDependencies: _, ...rest } = JSON.parse(
    readFileSync(path.join(home, 'package.json'), 'utf8'),
  ) as Record<string, unknown>;
  const exports = rest.exports === undefined ? {} : { exports: strippedExports(rest.exports) };
  return `${JSON.stringify({ ...rest, ...exports, version }, null, 2)}\n`;
}

/** Files that were built, where the server looks for them. @param place such as `apps/console/dist` */
export function builtFiles(built: string, place: string): Entry[] {
  return listFiles(built)
    .sort(compareText)
    .map((file) => ({ path: `${place}/${file}`, file: path.join(built, file) }));
}
