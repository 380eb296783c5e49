export * from './analysis.ts';
export * from './finding.ts';
export * from './metrics.ts';
export * from './permissions.ts';
