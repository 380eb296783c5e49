export * from './analysis.ts';
export * from './config-property.ts';
export * from './coverage.ts';
export * from './finding.ts';
export * from './metrics.ts';
export * from './permissions.ts';
export * from './why.ts';
