/** The published versions of CycloneDX, oldest first. XML exists for all, JSON since 1.2. */
export const SPEC_VERSIONS = ['1.0', '1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '1.7'] as const;

/** A published version of CycloneDX; their order as text is their order in time. */
export type SpecVersion = (typeof SPEC_VERSIONS)[number];

/** A version whose documents can also be JSON. */
export type JsonSpecVersion = Exclude<SpecVersion, '1.0' | '1.1'>;

/**
 * True if `text` names a published version.
 *
 * @example
 * isSpecVersion('1.6') // true
 */
export function isSpecVersion(text: string): text is SpecVersion {
  return (SPEC_VERSIONS as readonly string[]).includes(text);
}

/**
 * True if `text` names a version with a JSON form.
 *
 * @example
 * isJsonSpecVersion('1.1') // false
 */
export function isJsonSpecVersion(text: string): text is JsonSpecVersion {
  return isSpecVersion(text) && text >= '1.2';
}
