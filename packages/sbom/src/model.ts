export type * from './model/bom.ts';
export type * from './model/common.ts';
export type * from './model/component.ts';
export type * from './model/service.ts';
export type * from './model/vulnerability.ts';
