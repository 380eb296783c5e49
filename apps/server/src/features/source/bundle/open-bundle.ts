import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { BundleError } from './bundle-error.ts';
import { isSignedBy } from './bundle-key.ts';
import { type BundleManifest, manifestName, parseManifest, signatureName } from './bundle-manifest.ts';
import { readTar, type TarEntry } from './tar.ts';

type Placed = TarEntry & { offset: number };

/** A bundle whose signature and contents are in order. */
export interface OpenedBundle {
  manifest: BundleManifest;
  /** Where the file of a source lies in the bundle. */
  placeOf(name: string): Placed | undefined;
}

/** The manifest may not be larger; those of all ecosystems have some hundred kilobytes. */
const maxManifestBytes = 16 * 1_048_576;

/**
 * Opens a bundle and reads all of it, so that what is taken from it later is what was signed.
 * @throws BundleError naming what is wrong
 */
export async function openBundle(file: string): Promise<OpenedBundle> {
  const entries = await readTar(file).catch((cause) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new BundleError(`"${file}" is no bundle that can be read: ${reason}`, { cause });
  });
  const text = await readEntry(file, entries.get(manifestName));
  const signature = await readEntry(file, entries.get(signatureName));
  const manifest = parseManifest(text);
  if (!isSignedBy(manifest.publicKey, text, signature.trim())) {
    throw new BundleError(
      `"${file}" was changed after it was signed: its signature does not fit. Copy the bundle anew.`,
    );
  }
  for (const { name, bytes, sha256 } of manifest.files) {
    const entry = entries.get(name);
    if (entry?.bytes === bytes && (await digestOf(file, entry)) === sha256) continue;
    throw new BundleError(`"${file}" is damaged: "${name}" is not as it was signed. Copy the bundle anew.`);
  }
  return { manifest, placeOf: (name) => entries.get(name) };
}

async function readEntry(file: string, entry: Placed | undefined): Promise<string> {
  if (!entry || entry.bytes > maxManifestBytes) {
    throw new BundleError(`"${file}" is no bundle of vulnerability data.`);
  }
  const handle = await open(file, 'r');
  try {
    const buffer = Buffer.alloc(entry.bytes);
    await handle.read(buffer, 0, entry.bytes, entry.offset);
    return buffer.toString('utf8');
  } finally {
    await handle.close();
  }
}

export function contentOf(file: string, { offset, bytes }: Placed) {
  return createReadStream(file, { start: offset, end: Math.max(offset, offset + bytes - 1) });
}

async function digestOf(file: string, entry: Placed): Promise<string> {
  const hash = createHash('sha256');
  if (entry.bytes > 0) for await (const chunk of contentOf(file, entry)) hash.update(chunk);
  return hash.digest('hex');
}
