import { writeFileSync } from 'node:fs';

/**
 * Writes what `npm test` counts at the end to the file that WAYBILL_VERDICT names.
 *
 * @typedef {object} Verdict
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {number} retried those of the passed ones that needed another try
 * @property {{ file: string, test: string, tries: string[] }[]} retries these, each with the message of every try that failed
 * @property {string[]} unfinished files in which a test has begun or waited and never ended
 * @property {number} errors outside of tests, a process that was brought down among them
 */
export default class VerdictReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const states = { passed: 0, failed: 0, skipped: 0, pending: 0 };
    const unfinished = [];
    const retries = [];
    for (const module of modules) {
      const pendingBefore = states.pending;
      for (const test of module.children.allTests()) {
        const { state, errors = [] } = test.result();
        states[state]++;
        if (state !== 'passed' || !(test.diagnostic()?.retryCount > 0)) continue;
        retries.push({
          file: module.moduleId,
          test: test.fullName,
          tries: errors.map(({ message }) => message),
        });
      }
      if (states.pending > pendingBefore) unfinished.push(module.moduleId);
    }
    const { pending: _, ...counts } = states;
    const verdict = {
      ...counts,
      retried: retries.length,
      retries,
      unfinished,
      errors: unhandledErrors.length,
    };
    writeFileSync(process.env.WAYBILL_VERDICT, JSON.stringify(verdict));
  }
}
