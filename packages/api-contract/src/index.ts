export * from './form-rules.ts';
export * from './forms.ts';
export type * from './gen/bodies.gen.ts';
export type * from './gen/endpoints.gen.ts';
export * from './gen/enums.gen.ts';
export type * from './gen/models.gen.ts';
export * from './paging.ts';
export * from './permission.ts';
export * from './trail-lines.ts';
