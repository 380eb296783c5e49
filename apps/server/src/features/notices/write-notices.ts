import { createHash } from 'node:crypto';
import type { ComponentNotice } from './component-notice.ts';
import type { LicenseTextRow } from './notices.queries.ts';

const line = '-'.repeat(80);
const heavyLine = '='.repeat(80);

/** The subject of a file of notices, and its day (`2027-03-31`). */
interface NoticesHead {
  readonly name: string;
  readonly version: string | null;
  readonly day: string;
}

export function headText({ name, version, day }: NoticesHead): string {
  const title = [name, version].filter(Boolean).join(' ');
  return (
    `THIRD-PARTY NOTICES\n\n${title}\n${day}\n\n` +
    'This product contains the components below. Licenses and copyrights are those of its bill of materials.\n' +
    'The texts of licenses that the bill of materials names, but does not contain, are at the end.\n'
  );
}

/** Writes the notices of components. The same license text is written once; later components refer to the first. */
export class NoticeWriter {
  readonly #firstWith = new Map<string, string>();
  readonly #licenseIds = new Set<string>();
  #components = 0;

  /** Identifiers of licenses whose texts are to be added. */
  get licenseIds(): string[] {
    return [...this.#licenseIds];
  }

  get isEmpty(): boolean {
    return this.#components === 0;
  }

  write(notice: ComponentNotice): string {
    this.#components += 1;
    for (const id of notice.licenseIds) this.#licenseIds.add(id);
    const facts = [
      notice.title,
      ...(notice.purl === null ? [] : [notice.purl]),
      `License: ${notice.licenses.length === 0 ? 'not stated' : notice.licenses.join(', ')}`,
      ...notice.copyrights,
    ];
    const texts = notice.texts.map((text) => this.#textOrReference(notice.title, text));
    return `\n${line}\n${facts.join('\n')}\n${texts.map((text) => `\n${text}\n`).join('')}`;
  }

  #textOrReference(title: string, text: string): string {
    const digest = createHash('sha256').update(text).digest('base64');
    const first = this.#firstWith.get(digest);
    if (first !== undefined) return `License text: as of ${first}`;
    this.#firstWith.set(digest, title);
    return text;
  }
}

export const textsHead = `\n${heavyLine}\nLICENSE TEXTS\n`;

/** A license with its text. @returns nothing for one whose text nobody knows */
export function licenseText({ spdx_id, name, license_text }: LicenseTextRow): string {
  if (license_text === null) return '';
  return `\n${line}\n${name} (${spdx_id})\n\n${license_text.trim()}\n`;
}

export const nothingText = '\nThe bill of materials has no components of others.\n';
