import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ENGINES } from './index.ts';
import { type Context, component, EVENTS, finding, vulnerability } from './testing/events.ts';
import { render } from './testing/render.ts';

const JSON_PUBLISHERS = ['cswebex', 'jira', 'mattermost', 'msteams', 'slack', 'webhook'];
const TEXT_PUBLISHERS = ['console', 'email'];

function template(name: string): string {
  return readFileSync(new URL(`../testdata/${name}.peb`, import.meta.url), 'utf8');
}

function renderJson(name: string, context: Context) {
  const text = render(template(name), context, ENGINES.message);
  return { text, message: JSON.parse(text) };
}

function renderText(name: string, context: Context): string {
  return render(template(name), context, ENGINES.text);
}

function contextOf(group: string): Context {
  return EVENTS.find(([name]) => name === group)![1];
}

describe('templates of publishers', () => {
  const jsonCases = JSON_PUBLISHERS.flatMap((name) =>
    EVENTS.map(([group, context]) => ({ name, group, context })),
  );

  it.each(jsonCases)('$name gives valid JSON that shows $group', ({ name, context }) => {
    const { message } = renderJson(name, context);
    const texts: string[] = [];
    JSON.stringify(message, (_key, value) => {
      if (typeof value === 'string') texts.push(value);
      return value;
    });
    const { group, title, content } = context.notification as Record<string, string>;
    const special =
      name === 'jira' && group!.startsWith('NEW_VULNERAB') && group !== 'NEW_VULNERABILITIES_SUMMARY';
    if (special) expect(message.fields.project.key).toBe('OPS');
    else expect(texts.some((text) => text.includes(content!))).toBe(true);
    if (!special) expect(texts.some((text) => text.includes(title!))).toBe(true);
  });

  const textCases = TEXT_PUBLISHERS.flatMap((name) =>
    EVENTS.map(([group, context]) => ({ name, group, context })),
  );

  it.each(textCases)('$name shows $group with entities and its own line breaks', ({ name, context }) => {
    const text = renderText(name, context);
    expect(text).toContain('second &quot;line&quot; \\ with\u0007 &lt;tags&gt; &amp; é 😀\n');
    expect(text).toContain('2026-11-20T15:00:00.123');
    expect(text.split('\n').length).toBeGreaterThan(6);
  });

  it('webhook carries the JSON subject as it is, or null', () => {
    const withSubject = renderJson('webhook', contextOf('NEW_VULNERABILITY')).message.notification;
    expect(withSubject.subject.vulnerability).toEqual({ vulnId: 'CVE-2026-0001', aliases: [], cvssv3: 9.8 });
    expect(withSubject.subject.component.name).toBe(component.name);
    expect(renderJson('webhook', contextOf('PROJECT_CREATED')).message.notification.subject).toBeNull();
  });

  it('slack tells audit changes of findings and of violations apart', () => {
    const [findingChange, violationChange] = EVENTS.filter(([group]) => group === 'PROJECT_AUDIT_CHANGE');
    expect(renderJson('slack', findingChange![1]).text).toContain('*Finding*: EXPLOITABLE (suppressed)');
    expect(renderJson('slack', violationChange![1]).text).toContain('*Violation*: APPROVED');
  });

  it('slack lists the findings of a summary by project', () => {
    const { message } = renderJson('slack', contextOf('NEW_VULNERABILITIES_SUMMARY'));
    expect(message.blocks[3].fields.map((field: { text: string }) => field.text).slice(0, 4)).toEqual([
      '*HIGH*: 1',
      '*LOW*: 0',
      '*Shop "North"*: 1 CVE-2026-0001 (2026-11-19T08:30:00Z, not_set)',
      '*Depot*: 0',
    ]);
  });

  it('jira lists vulnerabilities and falls back to the description', () => {
    const { message } = renderJson('jira', contextOf('NEW_VULNERABLE_DEPENDENCY'));
    expect(message.fields.summary).toBe('2 known problems come with back\\slash & sons');
    expect(message.fields.description).toContain(
      '|CVE-2026-0001|HIGH|Reads "too far"\r\n\tin <b>lists</b>|\n',
    );
  });

  it('msteams gives one fact for every validation error', () => {
    const { message } = renderJson('msteams', contextOf('BOM_VALIDATION_FAILED'));
    expect(message.sections[0].facts).toEqual([
      { name: 'Error 1 of 2', value: 'a "b"' },
      { name: 'Error 2 of 2', value: 'c\nd' },
      { name: 'Level', value: 'INFORMATIONAL' },
    ]);
  });

  it('email names the other affected projects only', () => {
    const text = renderText('email', contextOf('NEW_VULNERABILITY'));
    expect(text).toContain('  - Depot\n');
    expect(text).not.toContain('  - Shop');
  });

  it('badges drop the box of what is not assigned when there is nothing in it', () => {
    const counts = { roundedPixels: '3', critical: '1', high: '2', medium: '3', low: '4' };
    expect(renderText('badge', { ...counts, unassigned: '0' })).toContain('width="204"');
    const wide = renderText('badge', { ...counts, unassigned: '5' });
    expect(wide).toContain('width="234"');
    expect(wide).toContain('<rect rx="3" width="100"/>');
    expect(wide).toContain('<text>5</text>');
  });

  it('SARIF reports findings by rule and level', () => {
    const findings = ['LOW', 'MEDIUM', 'CRITICAL'].map((severity) => ({
      ...finding,
      vulnerability: { ...vulnerability, severity },
    }));
    const { message } = renderJson('sarif', {
      vendor: 'Waybill',
      rules: [vulnerability, vulnerability],
      findings,
    });
    expect(message.runs[0].tool.driver.rules[0].shortDescription.text).toBe('CVE-2026-0001');
    expect(message.runs[0].results.map((result: { level: string }) => result.level)).toEqual([
      'note',
      'warning',
      'error',
    ]);
  });
});
