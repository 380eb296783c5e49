import type { SpecVersion } from './cyclonedx/spec-version.ts';
import type { Bom } from './model.ts';
import type { DocumentFormat } from './read-bom.ts';
import type { Refusal } from './refusal.ts';

/** What the reading thread is asked: one document, whose bytes go with the question. */
export interface ReadRequest {
  readonly id: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly validate: boolean;
}

/** Lists of the document that travel in parts. */
export const PART_LISTS = ['components', 'services', 'dependencies', 'vulnerabilities'] as const;

export type PartList = (typeof PART_LISTS)[number];

/** Items that travel together: 1,000 components take the receiver 2 to 4 ms. */
export const PART_SIZE = 1000;

/** What the reading thread answers: any number of parts and then one end; or a refusal. */
export type ReadResponse =
  | { readonly id: number; readonly kind: 'part'; readonly list: PartList; readonly items: unknown[] }
  | {
      readonly id: number;
      readonly kind: 'end';
      readonly bom: Bom;
      readonly format: DocumentFormat;
      readonly specVersion: SpecVersion;
    }
  | { readonly id: number; readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly id: number; readonly kind: 'failed'; readonly message: string };
