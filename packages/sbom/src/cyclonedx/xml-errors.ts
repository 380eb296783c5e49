import type { ErrorDetail } from 'libxml2-wasm';
import type { error as errorStore } from 'libxml2-wasm/lib/libxml2.mjs';
import { MAX_VIOLATIONS } from '../refusal.ts';

/** As in JSON, an address that is not well-formed is no reason to refuse a document. */
const ADDRESS = /type 'xs:anyURI'|^Element '[^']*\}url': .* is not a valid value of the local union type/s;

/** Ends a schema check that has found enough. */
export class EnoughErrors extends Error {
  readonly details: readonly ErrorDetail[];

  constructor(details: readonly ErrorDetail[]) {
    super('Enough violations found');
    this.details = details;
  }
}

class BoundedErrors extends Array<ErrorDetail> {
  override push(...details: ErrorDetail[]): number {
    for (const detail of details) {
      if (ADDRESS.test(detail.message)) continue;
      if (this.length >= MAX_VIOLATIONS) throw new EnoughErrors([...this]);
      super.push(detail);
    }
    return this.length;
  }
}

/**
 * Runs a schema check that stops with EnoughErrors instead of collecting without end.
 *
 * libxml2-wasm keeps every error, and each names all 800 license ids when one is wrong: 50,000 wrong components
 * would fill 1 GB. It has no option for that, so the list it collects into is exchanged while the check runs.
 */
export function withBoundedErrors(store: typeof errorStore, check: () => void): void {
  const { storage } = store;
  const allocate = storage.allocate;
  storage.allocate = () => allocate.call(storage, new BoundedErrors());
  try {
    check();
  } finally {
    storage.allocate = allocate;
  }
}
