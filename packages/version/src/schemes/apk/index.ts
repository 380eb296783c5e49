import { defineScheme } from '../../scheme.ts';
import { compareApk } from './apk-compare.ts';
import { apkKey } from './apk-key.ts';
import { sampleApk } from './apk-sample.ts';

/** Versions of Alpine packages and of the distributions that use apk. */
export const apk = defineScheme({ id: 'apk', code: 17, compare: compareApk, key: apkKey, sample: sampleApk });
