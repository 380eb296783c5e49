import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { BundleError } from './bundle-error.ts';

export const manifestName = 'manifest.json';
export const signatureName = 'manifest.sig';
/** How things lie in a bundle; goes up when an older Waybill could no longer read one. */
export const bundleFormat = 1;

const nullableText = Type.Union([Type.String(), Type.Null()]);
const part = Type.Object({
  part: Type.String(),
  records: Type.Integer({ minimum: 0 }),
  lastSuccess: Type.String({ format: 'date-time' }),
  etag: nullableText,
  lastModified: nullableText,
  contentHash: nullableText,
  cursor: nullableText,
});

const manifestSchema = Type.Object({
  product: Type.Literal('waybill data'),
  format: Type.Integer(),
  version: Type.String(),
  readingRevision: Type.Integer(),
  madeAt: Type.String({ format: 'date-time' }),
  /** Public id of the installation that made it. */
  installation: Type.String(),
  /** Whose signature it bears. */
  publicKey: Type.String(),
  sources: Type.Array(
    Type.Object({
      source: Type.String(),
      title: Type.String(),
      /** When the source was last read there. */
      asOf: Type.String({ format: 'date-time' }),
      parts: Type.Array(part),
    }),
  ),
  files: Type.Array(
    Type.Object({
      name: Type.String({ pattern: '^[a-z0-9.-]+$' }),
      source: Type.String(),
      bytes: Type.Integer({ minimum: 0 }),
      sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
      records: Type.Integer({ minimum: 0 }),
    }),
  ),
});
export type BundleManifest = Static<typeof manifestSchema>;
export type BundledPart = Static<typeof part>;

/** @throws BundleError for something else, and for a bundle of a later version */
export function parseManifest(text: string): BundleManifest {
  const value: unknown = parsed(text);
  const format = typeof value === 'object' && value !== null && 'format' in value ? value.format : undefined;
  if (typeof format === 'number' && format > bundleFormat) {
    throw new BundleError(
      `The bundle has format ${format}, this Waybill knows format ${bundleFormat}. Update Waybill here, or make the bundle with the same version.`,
    );
  }
  if (Value.Check(manifestSchema, value)) return value;
  throw new BundleError('The file is no bundle of vulnerability data.');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
