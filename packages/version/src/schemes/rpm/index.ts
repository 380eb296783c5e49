import { defineScheme } from '../../scheme.ts';
import { compareRpm } from './rpm-compare.ts';
import { rpmKey } from './rpm-key.ts';
import { sampleRpm } from './rpm-sample.ts';

/** Versions of RPM packages with the distributions' releases. */
export const rpm = defineScheme({ id: 'rpm', code: 6, compare: compareRpm, key: rpmKey, sample: sampleRpm });
