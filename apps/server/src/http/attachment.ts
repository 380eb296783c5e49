/** The parts of an exported file's name. */
interface FileNameParts {
  readonly name: string;
  readonly version: string | null;
  /** The kind of file: `vdr`, `findings`. */
  readonly kind: string;
  readonly at: Date;
  /** Without a dot in front: `cdx.json`. */
  readonly extension: string;
}

/** Long enough for every name; file systems take 255 bytes, of which a character may need four. */
const mostCharacters = 40;

/** A part of a name in characters that every file system takes; letters of any language stay. */
function safePart(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/[\p{C}<>:"/\\|?*;%\s]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
  return [...plain].slice(0, mostCharacters).join('');
}

/**
 * The name of an exported file: project, version, kind and day (UTC).
 *
 * @example
 * fileNameOf({ name: 'Shop/web', version: '2.4.0', kind: 'vex', at: new Date(0), extension: 'csaf.json' })
 * // 'Shop-web-2.4.0-vex-1970-01-01.csaf.json'
 */
export function fileNameOf({ name, version, kind, at, extension }: FileNameParts): string {
  const parts = [safePart(name), safePart(version ?? ''), kind, at.toISOString().slice(0, 10)];
  return `${parts.filter((part) => part !== '').join('-')}.${extension}`;
}

/**
 * The value of Content-Disposition that has a file saved under a name: readers that know no `filename*` get ASCII.
 *
 * @param known the name that clients of the contract know, for these readers
 */
export function attachment(fileName: string, known = fileName.replace(/[^\x20-\x7e]+/g, '_')): string {
  return `attachment; filename="${known}"; ${fullName(fileName)}`;
}

/** The parameter of Content-Disposition that has a name in full (RFC 6266). */
export function fullName(fileName: string): string {
  const encoded = encodeURIComponent(fileName).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename*=UTF-8''${encoded}`;
}
