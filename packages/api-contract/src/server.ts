// Parts that only a server needs: the facts and schemas of every endpoint, some hundred kilobytes.
export type * from './endpoint-facts.ts';
export * from './endpoint-key.ts';
export * from './gen/body-schemas.gen.ts';
export type * from './gen/inputs.gen.ts';
export * from './gen/model-schemas.gen.ts';
export * from './gen/table.gen.ts';
export type * from './json-schema.ts';
export * from './openapi.ts';
export * from './own.ts';
export { largestPage } from './paging.ts';
export type * from './results.ts';
