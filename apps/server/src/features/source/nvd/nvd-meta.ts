/** The content of the `.meta` file beside an NVD feed. */
export interface NvdMeta {
  /** The digest of the unpacked feed, in lower-case hex. */
  sha256: string;
}

/** Reads a `.meta` file: one `name:value` a line. Undefined when it names no SHA-256. */
export function parseNvdMeta(text: string): NvdMeta | undefined {
  const sha256 = /^sha256:([0-9a-f]{64})\s*$/im.exec(text)?.[1]?.toLowerCase();
  return sha256 === undefined ? undefined : { sha256 };
}
