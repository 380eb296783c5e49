import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tar } from './archive/tar.ts';
import { writeGzip } from './archive/write-archive.ts';
import { findLastRelease, formatChangelog, readCommits } from './changelog.ts';
import { type Composed, composeRelease, type ReleaseIdentity } from './contents/compose-release.ts';
import type { Platform } from './contents/lock.ts';
import { buildConsole, buildDocs, type Draft, hasProgram, makeDraft, readCommit } from './draft.ts';
import { unpackBaseSystem } from './forms/base-system.ts';
import { debianChangelog, debianFileName, writeDebianPackage } from './forms/debian-package.ts';
import { imageFileName, writeImage } from './forms/oci-image.ts';
import type { Form, ReleaseOptions } from './options.ts';
import { ReleaseError } from './release-error.ts';
import { sealRelease } from './trust/seal-release.ts';

/** The compressed layers of an image. */
const IMAGE_LIMIT_BYTES = 180e6;

/** What a form needs of the machine. */
const NEEDED: Partial<Record<Form, string>> = { image: 'mmdebstrap' };

type Say = (line: string) => void;

/** Builds all that was asked for of a commit, then its sums, its provenance, and their signatures. */
export async function buildRelease(repository: string, options: ReleaseOptions, say: Say): Promise<void> {
  const { commit, time, author, isClean } = readCommit(repository, options.commit);
  if (!isClean && options.commit === 'HEAD')
    say('What is not committed does not become part of the release.');
  for (const form of options.forms) requireTool(form);
  const { version, out } = options;
  mkdirSync(out, { recursive: true });
  const work = mkdtempSync(path.join(tmpdir(), 'waybill-release-'));
  try {
    const drafts = new Drafts(repository, commit, work);
    const host: Platform = { os: 'linux', cpu: process.arch === 'arm64' ? 'arm64' : 'x64' };
    say(`Installing and building commit ${commit.slice(0, 12)} apart from this checkout.`);
    const source = await drafts.of(host);
    const built = buildConsole(source);
    const docs = buildDocs(source);
    const changelog = changelogOf(repository, { version, commit, time });
    const files: string[] = [];
    for (const platform of options.platforms) {
      const installed = (await drafts.of(platform)).root;
      const identity = { version, platform, time };
      const origin = {
        root: source.root,
        installed,
        console: built.folder,
        docs,
        bundled: built.bundled,
      };
      const composed = await composeRelease(origin, identity);
      files.push(
        ...(await writeForms(composed, identity, {
          ...options,
          root: source.root,
          work,
          changelog,
          maintainer: author,
          say,
        })),
      );
    }
    files.push(write(out, 'CHANGELOG.md', changelog));
    const lockSha256 = createHash('sha256')
      .update(readFileSync(path.join(source.root, 'package-lock.json')))
      .digest('hex');
    const build = { version, commit, lockSha256, node: process.version };
    for (const line of sealRelease(out, files, build, options.keyFile)) say(line);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** One draft for each platform, made when it is first asked for. */
class Drafts {
  readonly #made = new Map<string, Promise<Draft>>();
  readonly #make: (platform: Platform) => Promise<Draft>;

  constructor(repository: string, commit: string, work: string) {
    this.#make = (platform) => makeDraft(repository, commit, path.join(work, platform.cpu), platform);
  }

  of(platform: Platform): Promise<Draft> {
    const made = this.#made.get(platform.cpu) ?? this.#make(platform);
    this.#made.set(platform.cpu, made);
    return made;
  }
}

interface Making extends ReleaseOptions {
  root: string;
  work: string;
  changelog: string;
  maintainer: string;
  say: Say;
}

async function writeForms(composed: Composed, identity: ReleaseIdentity, making: Making): Promise<string[]> {
  const { forms, out, root, work, changelog, maintainer, say } = making;
  const { entries, sbom, vex } = composed;
  const { version, platform, time } = identity;
  const name = `waybill-${version}-linux-${platform.cpu}`;
  const files = [write(out, `${name}.cdx.json`, sbom), write(out, `${name}.vex.cdx.json`, vex)];
  if (forms.includes('tarball')) {
    const { file, bytes } = await writeGzip(
      path.join(out, `${name}.tar.gz`),
      tar(entries, { time, prefix: `${name}/` }),
    );
    files.push(file);
    say(`${path.basename(file)}: ${megabytes(bytes)} MB`);
  }
  if (forms.includes('deb')) {
    const file = path.join(out, debianFileName(identity));
    const bytes = await writeDebianPackage(file, entries, identity, {
      root,
      changelog: debianChangelog(changelog, identity, maintainer),
      maintainer,
    });
    files.push(file);
    say(`${path.basename(file)}: ${megabytes(bytes)} MB`);
  }
  if (forms.includes('image')) {
    const base = unpackBaseSystem(path.join(work, `base-${platform.cpu}`), platform, time);
    const { written, layerBytes } = await writeImage(
      path.join(out, imageFileName(identity)),
      base,
      entries,
      identity,
    );
    if (layerBytes > IMAGE_LIMIT_BYTES) {
      throw new ReleaseError(
        `The image has ${megabytes(layerBytes)} MB of layers; ${megabytes(IMAGE_LIMIT_BYTES)} are allowed.`,
      );
    }
    files.push(written.file);
    say(`${path.basename(written.file)}: ${megabytes(layerBytes)} MB in two layers`);
  }
  return files;
}

interface Changelog {
  version: string;
  commit: string;
  time: number;
}

export function changelogOf(repository: string, { version, commit, time }: Changelog): string {
  const date = new Date(time * 1000).toISOString().slice(0, 10);
  return formatChangelog(readCommits(repository, findLastRelease(repository, commit), commit), version, date);
}

function requireTool(form: Form): void {
  const tool = NEEDED[form];
  if (tool === undefined || hasProgram(tool)) return;
  throw new ReleaseError(
    `The ${form} is made with ${tool}, which is not on the path. Install it (Debian: apt-get install ${tool}), or leave the ${form} out with --only.`,
  );
}

function write(out: string, name: string, text: string): string {
  const file = path.join(out, name);
  writeFileSync(file, text);
  return file;
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
