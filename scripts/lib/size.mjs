import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { lockedPackages } from './installed.mjs';
import { modules, root } from './paths.mjs';

/** The maximum size on disk after `npm start`, in MiB, as `du -sm` counts. */
const LIMIT_MIB = 450;
const SHOWN = 8;

/** Prints what the installation weighs. Returns an exit code: 1 when running and building alone are above the limit. */
export function printSize() {
  const packages = lockedPackages().map(([path, { dev }]) => ({
    path,
    dev,
    bytes: sizeOf(join(root, path)),
  }));
  const tools = sum(packages.filter(({ dev }) => dev));
  const product = sizeOf(modules, { nested: true }) - tools;
  const isWithin = product <= LIMIT_MIB * 2 ** 20;
  console.log(
    `${format(product)} for running and building, limit ${LIMIT_MIB} MiB: ${isWithin ? 'met' : 'MISSED'}`,
  );
  console.log(`${format(tools)} for tests, checks and benchmarks\n`);
  for (const { path, dev, bytes } of largest(packages)) {
    console.log(`${format(bytes)}  ${path.replace(/^node_modules\//, '')}${dev ? ' (tests)' : ''}`);
  }
  return isWithin ? 0 : 1;
}

/** Bytes on the disk. Packages within a package count for themselves, so they are left out unless `nested`. */
function sizeOf(path, { nested = false } = {}) {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  // Windows does not count blocks.
  const own = stat.blocks === undefined ? stat.size : stat.blocks * 512;
  if (!stat.isDirectory()) return own;
  const names = readdirSync(path).filter((name) => nested || name !== 'node_modules');
  return own + names.reduce((bytes, name) => bytes + sizeOf(join(path, name), { nested }), 0);
}

function largest(packages) {
  return packages.toSorted((a, b) => b.bytes - a.bytes).slice(0, SHOWN);
}

function sum(packages) {
  return packages.reduce((bytes, each) => bytes + each.bytes, 0);
}

function format(bytes) {
  return `${Math.round(bytes / 2 ** 20)
    .toString()
    .padStart(4)} MiB`;
}
