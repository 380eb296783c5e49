// Public to other features.
/** The reason why a file cannot be sent at all. */
export type FileFault = 'empty' | 'too-large' | 'archive' | 'picture';

/** The facts that a look at a file yields before it is sent. The server decides. */
export interface BomFile {
  file: File;
  fault: FileFault | undefined;
  /** Such as `CycloneDX 1.5`; undefined when it looks like nothing known. */
  format: string | undefined;
  /** The subject's name in the document. */
  name: string | undefined;
  version: string | undefined;
}

/** The server takes no larger ones. */
export const maxFileBytes = 100 * 1024 * 1024;
/** Larger documents are not read here: it would hold up the page. */
const maxReadBytes = 8 * 1024 * 1024;
const headBytes = 64 * 1024;

const signatures: readonly [FileFault, readonly number[]][] = [
  ['archive', [0x50, 0x4b, 0x03, 0x04]],
  ['archive', [0x1f, 0x8b]],
  ['archive', [0x28, 0xb5, 0x2f, 0xfd]],
  ['archive', [0x42, 0x5a, 0x68]],
  ['archive', [0xfd, 0x37, 0x7a, 0x58]],
  ['picture', [0x25, 0x50, 0x44, 0x46]],
  ['picture', [0x89, 0x50, 0x4e, 0x47]],
  ['picture', [0xff, 0xd8, 0xff]],
];

function faultOf(file: File, head: Uint8Array): FileFault | undefined {
  if (file.size === 0) return 'empty';
  if (file.size > maxFileBytes) return 'too-large';
  return signatures.find(([, bytes]) => bytes.every((byte, index) => head[index] === byte))?.[0];
}

/** Looks at a chosen file: whether it can be a BOM, and what it says about itself. */
export async function inspectFile(file: File): Promise<BomFile> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const fault = faultOf(file, head);
  const unknown = { format: undefined, name: undefined, version: undefined };
  if (fault) return { file, fault, ...unknown };
  const start = new TextDecoder().decode(head);
  const whole = file.size <= maxReadBytes ? await file.text() : start;
  const subject = whole.trimStart().startsWith('<') ? subjectOfXml(whole) : subjectOfJson(whole);
  return { file, fault, ...unknown, format: formatOf(start), ...subject };
}

/** By the words that the formats begin with. */
export function formatOf(start: string): string | undefined {
  const xml = /http:\/\/cyclonedx\.org\/schema\/bom\/([\d.]+)/.exec(start);
  if (/^\s*</.test(start.replace(/^\uFEFF/, ''))) return xml ? `CycloneDX ${xml[1]}` : undefined;
  const cycloneDx = /"specVersion"\s*:\s*"([\d.]+)"/.exec(start);
  if (/"bomFormat"\s*:\s*"CycloneDX"/.test(start)) return `CycloneDX ${cycloneDx?.[1] ?? ''}`.trim();
  const openVex = /openvex\.dev\/ns(?:\/v([\d.]+))?/.exec(start);
  if (openVex) return `OpenVEX ${openVex[1] ?? ''}`.trim();
  const csaf = /"csaf_version"\s*:\s*"([\d.]+)"/.exec(start);
  if (csaf) return `CSAF ${csaf[1]}`;
  const spdx = /"spdxVersion"\s*:\s*"SPDX-([\d.]+)"/.exec(start);
  return spdx ? `SPDX ${spdx[1]}` : undefined;
}

interface Subject {
  name?: string | undefined;
  version?: string | undefined;
}

function member(value: unknown, key: string): unknown {
  return value !== null && typeof value === 'object' ? Reflect.get(value, key) : undefined;
}

function textMember(value: unknown, key: string): string | undefined {
  const found = member(value, key);
  return typeof found === 'string' && found.trim() !== '' ? found.trim() : undefined;
}

/** `metadata.component` of a JSON document; nothing when it cannot be read. */
export function subjectOfJson(text: string): Subject {
  try {
    const component = member(member(JSON.parse(text.replace(/^\uFEFF/, '')), 'metadata'), 'component');
    return { name: textMember(component, 'name'), version: textMember(component, 'version') };
  } catch {
    return {};
  }
}

function subjectOfXml(text: string): Subject {
  const root = new DOMParser().parseFromString(text, 'application/xml').documentElement;
  const child = (parent: Element | undefined, name: string) =>
    [...(parent?.children ?? [])].find((element) => element.localName === name);
  const component = child(child(root, 'metadata'), 'component');
  const textOf = (name: string) => child(component, name)?.textContent?.trim() || undefined;
  return { name: textOf('name'), version: textOf('version') };
}
