import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeTree } from '../archive/write-archive.ts';
import type { ReleaseIdentity } from '../contents/compose-release.ts';
import { hasProgram, run } from '../draft.ts';
import { unpackBaseSystem } from '../forms/base-system.ts';
import { debianFileName } from '../forms/debian-package.ts';
import { imageFileName } from '../forms/oci-image.ts';
import type { Form } from '../options.ts';
import type { System } from './sandbox.ts';

const PASSWORD = 'verify-password';

/**
 * Lays out an otherwise empty system with one form of a release, as whoever installs it would. Versions of one form share their data.
 */
export function layOut(
  form: Form,
  out: string,
  identity: ReleaseIdentity,
  work: string,
): System & { password: string } {
  const root = path.join(work, `${form}-${identity.version}`);
  mkdirSync(root, { recursive: true });
  const { command, environment, home } = makers[form]({ root, out, identity, work });
  return {
    root,
    home,
    data: path.join(work, `${form}-data`),
    dataAt: '/data',
    command,
    environment: { ...environment, WAYBILL_ADMIN_PASSWORD: PASSWORD, WAYBILL_LOG_LEVEL: 'warn' },
    password: PASSWORD,
  };
}

interface Making {
  root: string;
  out: string;
  identity: ReleaseIdentity;
  work: string;
}

type Called = Pick<System, 'command' | 'environment' | 'home'>;

const makers: Record<Form, (making: Making) => Called> = {
  tarball({ root, out, identity, work }) {
    layOutBase(root, identity, work);
    const { version, platform } = identity;
    run('tar', ['-x', '-f', path.join(out, `waybill-${version}-linux-${platform.cpu}.tar.gz`), '-C', root]);
    const home = `/waybill-${version}-linux-${platform.cpu}`;
    return { command: [`${home}/bin/waybill`], environment: plain, home };
  },
  deb({ root, out, identity, work }) {
    layOutBase(root, identity, work);
    const file = path.join(out, debianFileName(identity));
    // The data of a Debian package, which `ar` or dpkg-deb unpack.
    if (hasProgram('dpkg-deb')) run('dpkg-deb', ['-x', file, root]);
    else run('sh', ['-c', `ar p "$1" data.tar.gz | tar -xz -C "$2"`, 'sh', file, root]);
    return { command: ['/usr/bin/waybill'], environment: plain, home: '/usr/lib/waybill' };
  },
  image({ root, out, identity, work }) {
    const layout = path.join(work, `layout-${identity.version}`);
    mkdirSync(layout, { recursive: true });
    run('tar', ['-x', '-f', path.join(out, imageFileName(identity)), '-C', layout]);
    const { environment, entrypoint } = unpackImage(layout, root);
    return {
      command: entrypoint,
      environment: { ...environment, WAYBILL_HOST: '127.0.0.1' },
      home: '/opt/waybill',
    };
  },
};

/** What a login has, and the one folder that can be written. */
const plain = { PATH: '/usr/bin:/bin', HOME: '/data', TMPDIR: '/data', WAYBILL_DATA_DIR: '/data/waybill' };

function layOutBase(root: string, { platform, time }: ReleaseIdentity, work: string): void {
  const unpacked = path.join(work, `base-of-${path.basename(root)}`);
  writeTree(root, unpackBaseSystem(unpacked, platform, time));
}

interface ImageConfig {
  config: { Env: string[]; Entrypoint: string[] };
}

interface Manifest {
  config: { digest: string };
  layers: { digest: string }[];
}

/** By umoci where it is installed, which also checks the image; else layer by layer. Ours have nothing that takes files away again. */
function unpackImage(
  layout: string,
  root: string,
): { environment: Record<string, string>; entrypoint: string[] } {
  const blob = <T>(digest: string) => JSON.parse(readFileSync(blobFile(layout, digest), 'utf8')) as T;
  const index = JSON.parse(readFileSync(path.join(layout, 'index.json'), 'utf8')) as {
    manifests: { digest: string; annotations: Record<string, string> }[];
  };
  const [first] = index.manifests;
  if (!first) throw new Error('The image has no manifest.');
  const manifest = blob<Manifest>(first.digest);
  if (hasProgram('umoci')) {
    const tag = first.annotations['org.opencontainers.image.ref.name'];
    const bundle = `${layout}-bundle`;
    run('umoci', ['unpack', '--rootless', '--image', `${layout}:${tag}`, bundle]);
    run('sh', ['-c', 'cp -a "$1"/rootfs/. "$2"', 'sh', bundle, root]);
  } else {
    for (const { digest } of manifest.layers) {
      run('tar', ['-xz', '--no-same-owner', '-f', blobFile(layout, digest), '-C', root]);
    }
  }
  const { config } = blob<ImageConfig>(manifest.config.digest);
  const environment = Object.fromEntries(
    config.Env.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  return { environment, entrypoint: config.Entrypoint };
}

function blobFile(layout: string, digest: string): string {
  return path.join(layout, 'blobs', digest.replace(':', '/'));
}
