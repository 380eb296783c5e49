import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { BackupError } from '../backup-error.ts';
import { type Manifest, readManifest } from './manifest.ts';

/** A backup that is complete. */
export interface StoredBackup {
  name: string;
  folder: string;
  manifest: Manifest;
}

const namePattern = /^waybill-\d{8}T\d{6}Z(-\d+)?$/;
const draftPattern = /^waybill-\d{8}T\d{6}Z(-\d+)?\.part$/;

/** All complete backups below a folder, the latest first; what is not one is passed over. */
export async function listBackups(parent: string): Promise<StoredBackup[]> {
  const names = (await namesIn(parent)).filter((name) => namePattern.test(name));
  const found: StoredBackup[] = [];
  for (const name of names) {
    const folder = path.join(parent, name);
    const manifest = await readManifest(folder).catch(() => undefined);
    if (manifest) found.push({ name, folder, manifest });
  }
  return found.sort((a, b) => Date.parse(b.manifest.mark) - Date.parse(a.manifest.mark));
}

/** Where a backup is made; it has its name once it is complete. */
export interface Draft {
  folder: string;
  complete(): Promise<{ name: string; folder: string }>;
  discard(): Promise<void>;
}

/** @throws BackupError when the folder cannot be written */
export async function openDraft(parent: string, at: Date): Promise<Draft> {
  try {
    await mkdir(parent, { recursive: true, mode: 0o700 });
    await removeDrafts(parent);
    const name = await freeName(parent, at);
    const folder = path.join(parent, `${name}.part`);
    await mkdir(folder, { mode: 0o700 });
    return {
      folder,
      async complete() {
        const final = path.join(parent, name);
        await rename(folder, final);
        return { name, folder: final };
      },
      discard: () => rm(folder, { recursive: true, force: true }),
    };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new BackupError(
      `The folder for backups "${parent}" cannot be used: ${reason}. Choose another one, or let Waybill write there.`,
      { cause },
    );
  }
}

export async function removeBackup(folder: string): Promise<void> {
  // Under another name first: half of a backup must not look like a whole one.
  const aside = `${folder}.part`;
  await rename(folder, aside);
  await rm(aside, { recursive: true, force: true });
}

/** Of runs that were cut off; one backup is made at a time. */
async function removeDrafts(parent: string): Promise<void> {
  const names = (await namesIn(parent)).filter((name) => draftPattern.test(name));
  for (const name of names) await rm(path.join(parent, name), { recursive: true, force: true });
}

async function freeName(parent: string, at: Date): Promise<string> {
  const taken = new Set(await namesIn(parent));
  const stamp = `waybill-${at.toISOString().replace(/[-:]|\.\d+/g, '')}`;
  for (let n = 1; ; n++) {
    const name = n === 1 ? stamp : `${stamp}-${n}`;
    if (!taken.has(name)) return name;
  }
}

async function namesIn(parent: string): Promise<string[]> {
  try {
    return await readdir(parent);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
