import { describe, expect, it } from 'vitest';
import { sampleOf } from '../event/samples.ts';
import { readExpression } from './expression.ts';
import { inputOf } from './expression-input.ts';
import { evaluate } from './expression-thread.ts';

const at = new Date('2026-11-28T20:00:00Z');
const sample = sampleOf('NEW_VULNERABILITY', at);
const input = inputOf(sample, sample.subject);

describe('an expression of a rule', () => {
  it.each([
    ['event.group == "NEW_VULNERABILITY" && event.level == "INFORMATIONAL"', true],
    ['vulnerability.severity in ["CRITICAL", "HIGH"]', true],
    ['vulnerability.cvss >= 9.0', false],
    ['vulnerability.cvss > 8', true],
    ['20 in vulnerability.cwes', true],
    ['"SAMPLE-2026-1" in vulnerability.aliases', true],
    ['"public" in project.tags && project.name.startsWith("Har")', true],
    ['project.name.matches("^Har.or$")', true],
    ['project.tags.exists(tag, tag.matches("^p.*c$"))', true],
    ['vulnerabilities.all(one, one.source == "INTERNAL")', true],
    ['event.at > timestamp("2026-11-28T00:00:00Z")', true],
    ['violation.policy == "" && !analysis.suppressed', true],
  ])('%s is %s of a sample', (source, expected) => {
    const read = readExpression(source);
    if (!read.ok) throw new Error(read.problem.message);
    expect(read.test(input)).toBe(expected);
  });

  it.each([
    ['a ==', 1, 5, /end|EOF/i],
    ['true &&\n  vulnerability.severty == "HIGH"', 2, 17, /severty/],
    ['vulnerability.severity', 1, 1, /true or false/],
    ['vulnerability.epss > "high"', 1, 1, /overload/],
    ['nobody == 1', 1, 1, /nobody/],
    ['project.name.matches("a(")', 1, 22, /RE2/],
    ['project.name.matches("(?=a)")', 1, 22, /RE2/],
    ['project.name.matches("(((a{1,100}){1,100}){1,100})")', 1, 22, /RE2|repeats/],
    [`${'('.repeat(100)}true${')'.repeat(100)}`, 1, expect.any(Number), /depth/i],
  ])('%s is refused with its place', (source, line, column, message) => {
    const read = readExpression(source);
    expect(read).toEqual({ ok: false, problem: { line, column, message: expect.stringMatching(message) } });
  });

  it('sees every kind of event without a fault', async () => {
    const { notificationGroups } = await import('@waybill/api-contract');
    const expression =
      'vulnerability.severity != "x" && component.name != "x" && project.name != "x" && violation.value != "x" && analysis.state != "x"';
    const inputs = notificationGroups.map((group) =>
      inputOf(sampleOf(group, at), sampleOf(group, at).subject),
    );
    const answer = await evaluate({ expression, inputs });
    expect(answer).toEqual({ results: inputs.map(() => true), fault: undefined });
  });

  it('that takes too long is given up, and the next one is evaluated', async () => {
    const long = Array.from({ length: 300 }, (_, n) => ({ id: String(n) }));
    const expression =
      'vulnerabilities.all(a, vulnerabilities.all(b, vulnerabilities.all(c, a.id + b.id + c.id != "x")))';
    const slow = await evaluate({ expression, inputs: [{ ...input, vulnerabilities: long }] });
    expect(slow).toEqual({ results: [], fault: expect.stringContaining('longer than') });
    expect(await evaluate({ expression: 'true', inputs: [input] })).toEqual({
      results: [true],
      fault: undefined,
    });
  });

  it('takes no more than linear time for a pattern', async () => {
    const text = `${'a'.repeat(5_000)}!`;
    const project = { ...(input.project as object), name: text };
    const expression = 'project.name.matches("^(a+)+$")';
    const answer = await evaluate({ expression, inputs: [{ ...input, project }] });
    expect(answer).toEqual({ results: [false], fault: undefined });
  });
});
