import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { below, type Entry, textEntry } from '../archive/entry.ts';
import { tar } from '../archive/tar.ts';
import { type Written, writeGzip, writePlain } from '../archive/write-archive.ts';
import type { ReleaseIdentity } from '../contents/compose-release.ts';

const ARCHITECTURES = { x64: 'amd64', arm64: 'arm64' } as const;
const LAYER = 'application/vnd.oci.image.layer.v1.tar+gzip';

/** An account for whom nobody names another; its group is root's, as OpenShift gives it to whatever user it makes up. */
const USER = '10001:0';
const HOME = 'opt/waybill';

/** What the container is told; Dockerfile says the same, and a test holds both against each other. */
export const IMAGE = {
  user: USER,
  environment: {
    PATH: '/opt/waybill/bin:/usr/bin:/bin',
    HOME: '/data',
    TMPDIR: '/data',
    XDG_CACHE_HOME: '/data/cache',
    WAYBILL_DATA_DIR: '/data/waybill',
    WAYBILL_HOST: '0.0.0.0',
  },
  entrypoint: ['/opt/waybill/bin/waybill'],
  command: ['serve'],
  health: ['/opt/waybill/bin/waybill', 'health'],
  port: 8080,
  volume: '/data',
} as const;

/** A blob of the layout: a name by its digest, and what stands in manifests of it. */
interface Blob {
  entry: Entry;
  mediaType: string;
  digest: string;
  size: number;
}

export function imageFileName({ version, platform }: ReleaseIdentity): string {
  return `waybill-${version}-linux-${platform.cpu}.oci.tar`;
}

/**
 * An image by the OCI image format 1.1 (https://github.com/opencontainers/image-spec), in one file that `docker load`, `podman load` and
 * `skopeo copy oci-archive:` read. Two layers: the system, which changes with its security updates, and the release.
 * @param base files of the system, paths relative to its root
 * @returns what was written, and the bytes of the packed layers
 */
export async function writeImage(
  file: string,
  base: readonly Entry[],
  release: readonly Entry[],
  identity: ReleaseIdentity,
): Promise<{ written: Written; layerBytes: number }> {
  const { time } = identity;
  const work = mkdtempSync(`${path.resolve(file)}-`);
  try {
    const system = await writeGzip(
      path.join(work, 'system'),
      tar(base, {
        time,
        folders: [
          { path: 'tmp', mode: 0o1777 },
          { path: 'proc', mode: 0o555 },
          { path: 'dev', mode: 0o755 },
          { path: 'sys', mode: 0o555 },
        ],
      }),
    );
    const program = await writeGzip(
      path.join(work, 'program'),
      // Whoever runs it may write there; nobody else is in the container.
      tar(below(HOME, release), { time, folders: [{ path: 'data', mode: 0o777 }] }),
    );
    const layers = [system, program].map(layerBlob);
    const config = jsonBlob(
      'application/vnd.oci.image.config.v1+json',
      imageConfig([system, program], identity),
    );
    const manifest = jsonBlob('application/vnd.oci.image.manifest.v1+json', {
      schemaVersion: 2,
      mediaType: 'application/vnd.oci.image.manifest.v1+json',
      config: descriptor(config),
      layers: layers.map(descriptor),
    });
    const index = {
      schemaVersion: 2,
      mediaType: 'application/vnd.oci.image.index.v1+json',
      manifests: [{ ...descriptor(manifest), ...platformOf(identity), annotations: namesOf(identity) }],
    };
    const entries = [
      textEntry('oci-layout', JSON.stringify({ imageLayoutVersion: '1.0.0' })),
      textEntry('index.json', JSON.stringify(index)),
      ...[...layers, config, manifest].map(({ entry }) => entry),
    ];
    return {
      written: await writePlain(file, tar(entries, { time })),
      layerBytes: system.bytes + program.bytes,
    };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function imageConfig(layers: readonly Written[], { version, platform, time }: ReleaseIdentity): object {
  const { user, environment, entrypoint, command, health, port, volume } = IMAGE;
  const created = new Date(time * 1000).toISOString();
  return {
    created,
    architecture: ARCHITECTURES[platform.cpu],
    os: 'linux',
    config: {
      User: user,
      Env: Object.entries(environment).map(([name, value]) => `${name}=${value}`),
      Entrypoint: entrypoint,
      Cmd: command,
      ExposedPorts: { [`${port}/tcp`]: {} },
      Volumes: { [volume]: {} },
      WorkingDir: volume,
      StopSignal: 'SIGTERM',
      Labels: {
        'org.opencontainers.image.title': 'Waybill',
        'org.opencontainers.image.version': version,
        'org.opencontainers.image.licenses': 'Apache-2.0',
      },
      // Not of the OCI format, but Docker reads it there.
      Healthcheck: { Test: ['CMD', ...health], Interval: 10e9, Timeout: 5e9, StartPeriod: 60e9, Retries: 3 },
    },
    rootfs: { type: 'layers', diff_ids: layers.map(({ contentSha256 }) => `sha256:${contentSha256}`) },
    history: ['system', 'waybill'].map((name) => ({ created, created_by: `npm run release (${name})` })),
  };
}

function layerBlob({ file, bytes, sha256 }: Written): Blob {
  return {
    entry: { path: `blobs/sha256/${sha256}`, file },
    mediaType: LAYER,
    digest: `sha256:${sha256}`,
    size: bytes,
  };
}

function jsonBlob(mediaType: string, value: object): Blob {
  const text = JSON.stringify(value);
  const sha256 = createHash('sha256').update(text).digest('hex');
  return {
    entry: textEntry(`blobs/sha256/${sha256}`, text),
    mediaType,
    digest: `sha256:${sha256}`,
    size: Buffer.byteLength(text),
  };
}

function descriptor({ mediaType, digest, size }: Blob): object {
  return { mediaType, digest, size };
}

function platformOf({ platform }: ReleaseIdentity): object {
  return { platform: { architecture: ARCHITECTURES[platform.cpu], os: 'linux' } };
}

/** The name under which Docker and containerd load it, and the tag for the others. */
function namesOf({ version }: ReleaseIdentity): Record<string, string> {
  return {
    'io.containerd.image.name': `docker.io/library/waybill:${version}`,
    'org.opencontainers.image.ref.name': version,
  };
}
