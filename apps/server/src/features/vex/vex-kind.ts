/** Kind of the task that applies a VEX document. */
export const processVexKind = 'vex.process';
