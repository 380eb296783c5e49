export * from './analysis.ts';
export * from './permissions.ts';
