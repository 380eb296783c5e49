import type { LongList } from './cyclonedx/long-lists.ts';
import type { SpecVersion } from './cyclonedx/spec-version.ts';
import type { Bom } from './model.ts';
import type { DocumentFormat } from './read-bom.ts';
import type { Refusal } from './refusal.ts';

/** A request to the reading thread: one document. Its bytes are transferred. */
export interface ReadRequest {
  readonly id: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly validate: boolean;
  /** Shared count of the parts that arrived, so that few are under way. */
  readonly arrived: Int32Array;
}

/** Parts under way at most: else a busy receiver would have the whole document waiting before it. */
export const MAX_UNDER_WAY = 4;

/** An answer of the reading thread: any number of parts and then one end, or a refusal. */
export type ReadResponse =
  | { readonly id: number; readonly kind: 'part'; readonly list: LongList; readonly items: unknown[] }
  | {
      readonly id: number;
      readonly kind: 'end';
      readonly bom: Bom;
      readonly format: DocumentFormat;
      readonly specVersion: SpecVersion;
    }
  | { readonly id: number; readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly id: number; readonly kind: 'failed'; readonly message: string };
