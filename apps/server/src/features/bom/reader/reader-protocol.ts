import type { Refusal, SpecVersion, VexClaim, VexFormat } from '@waybill/sbom';
import type { InternalSettings } from '../../component-internal/internal-rule.ts';
import type { KnownLicense } from '../../license/license-book.ts';
import type { PreparedBom } from '../prepare/prepared-bom.ts';

/** Settings that, beside the document, decide how it is stored. */
export interface PrepareSettings {
  readonly licenses: readonly KnownLicense[];
  readonly internal: InternalSettings;
}

/** A request to a reader: one document, which is copied. */
export type ReaderRequest =
  | { readonly kind: 'validate'; readonly bytes: Uint8Array }
  | { readonly kind: 'prepare'; readonly bytes: Uint8Array; readonly settings: PrepareSettings }
  /** A VEX document: only of CycloneDX there is a schema to check. */
  | { readonly kind: 'check-vex'; readonly bytes: Uint8Array }
  | { readonly kind: 'read-vex'; readonly bytes: Uint8Array };

/** A VEX document as it was read. */
export interface ReadVex {
  readonly format: VexFormat;
  readonly specVersion: string;
  readonly claims: readonly VexClaim[];
}

/** Items that travel together; 1,000 keep the receiver busy for 2 to 4 ms. */
export const partSize = 1000;

/** Lists that are sent in parts. */
export type ListName = 'components' | 'services' | 'claims';

/** A reader says once that it is ready. Then it answers each request with any number of parts and one other message. */
export type ReaderResponse =
  | { readonly kind: 'ready' }
  | { readonly kind: 'part'; readonly list: ListName; readonly items: unknown[] }
  | { readonly kind: 'valid'; readonly specVersion: SpecVersion }
  | { readonly kind: 'prepared'; readonly bom: PreparedBom }
  | { readonly kind: 'vex-checked'; readonly format: VexFormat }
  | { readonly kind: 'vex-read'; readonly vex: ReadVex }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'failed'; readonly message: string };

/** The answer to a whole request. */
export type ReaderAnswer = Exclude<ReaderResponse, { kind: 'ready' | 'part' | 'failed' }>;
