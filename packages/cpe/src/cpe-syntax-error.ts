import type { CpeAttributeName } from './cpe.types.ts';

/** Thrown and caught inside the parser only, so that the happy path stays free of checks. */
export class CpeSyntaxError extends Error {
  readonly attribute: CpeAttributeName | undefined;
  readonly offset: number;

  constructor(attribute: CpeAttributeName | undefined, offset: number, message: string) {
    super(message);
    this.attribute = attribute;
    this.offset = offset;
  }
}
