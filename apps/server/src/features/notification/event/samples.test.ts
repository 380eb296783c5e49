import {
  analysisStates,
  notificationGroups,
  notificationLevels,
  ownNotificationGroups,
  severities,
  violationAnalysisStates,
} from '@waybill/api-contract';
import { describe, expect, it } from 'vitest';
import { catalogs, type Language, languages } from '../language/languages.ts';
import { phrasesOf } from '../language/localize-template.ts';
import { localizeWords } from '../language/localize-words.ts';
import { compileFor } from '../publisher/compile.ts';
import { type PublisherKind, publisherKinds } from '../publisher/publisher-kinds.ts';
import { ownTemplate, templateSource, wordsLanguage } from '../publisher/templates.ts';
import { levelOf } from '../rule/rule.view.ts';
import { sampleOf } from './samples.ts';
import { templateContext } from './template-context.ts';

const at = new Date('2026-11-28T21:05:00.000Z');
const kinds = Object.keys(publisherKinds) as PublisherKind[];
/** Their titles describe the vulnerability, because they appear in lists. */
const makesIssues: ReadonlySet<PublisherKind> = new Set(['jira', 'github', 'gitlab']);
const jira = { projectKey: 'OPS', ticketType: 'Task' };

function contextOf(group: (typeof notificationGroups)[number], baseUrl?: string, language: Language = 'en') {
  const sample = sampleOf(group, at);
  const words = localizeWords(sample, group, language);
  return templateContext({ ...sample, ...words, level: levelOf(sample.level) }, { baseUrl, jira });
}

const versions = kinds.flatMap((kind) => languages.map((language) => [kind, language] as const));

describe.each(versions)('our template for %s in %s', (kind, language) => {
  const compiled = compileFor(kind, ownTemplate(kind, language));
  if (!compiled.ok) throw compiled.error;
  const { template } = compiled;
  const words = wordsLanguage(kind, language);

  it.each(notificationGroups)('renders %s, with and without an address of the console', (group) => {
    for (const baseUrl of [undefined, 'https://waybill.example/']) {
      const text = template.render(contextOf(group, baseUrl, words));
      const title = JSON.stringify(localizeWords(sampleOf(group, at), group, words).title).slice(1, -1);
      if (publisherKinds[kind].engine === 'message') expect(() => JSON.parse(text), text).not.toThrow();
      const isTitled = !makesIssues.has(kind) || !group.startsWith('NEW_VULNERAB');
      if (isTitled) expect(text.replaceAll('&#39;', "'")).toContain(title.slice(0, 100));
      expect(text).not.toContain('undefined');
      expect(text).not.toContain('[object');
      expect(text).not.toContain('inLanguage');
    }
  });
});

describe('a language of our templates', () => {
  const phrases = [...new Set(kinds.flatMap((kind) => phrasesOf(templateSource(kind))))].sort();
  const groups: readonly string[] = [...notificationGroups, ...ownNotificationGroups];
  const lists = [severities, analysisStates, violationAnalysisStates, notificationLevels, groups];
  const values = lists.flat();

  it.each(Object.entries(catalogs))(
    '%s has every phrase and value, and none that is not used',
    (_, catalog) => {
      expect(Object.keys(catalog.phrases).sort()).toEqual(phrases);
      expect(Object.keys(catalog.values)).toEqual(expect.arrayContaining(values));
      expect(Object.keys(catalog.texts)).toEqual(Object.keys(catalogs.de.texts));
      expect(Object.keys(catalog.values)).toEqual(Object.keys(catalogs.de.values));
      for (const [english, said] of Object.entries(catalog.texts)) {
        const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
        expect(places(said), english).toEqual(places(english));
      }
    },
  );

  it.each(notificationGroups)('has a title for %s', (group) => {
    const sample = sampleOf(group, at);
    for (const language of ['de', 'ja'] as const) {
      const { title, content } = localizeWords(sample, group, language);
      expect(title).not.toBe(sample.title);
      if (sample.subject && group !== 'NEW_VULNERABILITY') expect(content).not.toBe(sample.content);
    }
  });

  it.each([
    [
      'POLICY_VIOLATION',
      'A component violates the policy "No "x""',
      'Eine Komponente verstößt gegen die Richtlinie „No "x"“',
    ],
    [
      'SEVERITY_CHANGED',
      'The severity of CVE-1 changed from HIGH to LOW',
      'Der Schweregrad von CVE-1 hat sich von Hoch zu Niedrig geändert',
    ],
    [
      'CONFIGURATION',
      'The API key abcdefgh (of the shop) of Shop expires at 2026-03-31 10:00 UTC',
      'Der API-Schlüssel abcdefgh (of the shop) von Shop läuft am 2026-03-31 10:00 UTC ab',
    ],
    ['PROJECT_CREATED', 'HIGH was created', 'HIGH wurde angelegt'],
    ['PROJECT_CREATED', 'two\nlines $1 was created', 'two\nlines $1 wurde angelegt'],
    // Text by others stays unchanged.
    ['NEW_VULNERABILITY', 'A file was created', 'A file was created'],
    ['REPOSITORY', 'The index was deleted', 'The index was deleted'],
    ['DATASOURCE_MIRRORING', 'The index was deleted', 'The index was deleted'],
    [
      'DATASOURCE_MIRRORING',
      '5 records read, 2 new or changed.',
      '5 Einträge gelesen, davon 2 neu oder geändert.',
    ],
  ])('says of %s: %s', (group, content, expected) => {
    expect(localizeWords({ title: '', content }, group, 'de').content).toBe(expected);
  });

  it.each([
    ['github', 'de', 'INT-SAMPLE-1 (Hoch) in knot im Projekt Harbor : 2.4.0'],
    ['gitlab', 'ja', 'INT-SAMPLE-1 (高) – knot – Harbor : 2.4.0'],
    ['jira', 'de', 'INT-SAMPLE-1 (Hoch) in Harbor : 2.4.0'],
  ] as const)('says in titles of %s in %s what a vulnerability is', (kind, language, title) => {
    const compiled = compileFor(kind, ownTemplate(kind, language));
    if (!compiled.ok) throw compiled.error;
    const issue = JSON.parse(compiled.template.render(contextOf('NEW_VULNERABILITY', undefined, language)));
    expect(issue.title ?? issue.fields.summary).toBe(title);
  });

  it('keeps the columns of a mail', () => {
    const lines = (language: Language) => ownTemplate('email', language).split('\n');
    expect(lines('en')).toContain('Severity:      {{ subject.vulnerability.severity }}');
    expect(lines('de')).toContain('Schweregrad:   {{ subject.vulnerability.severity | inLanguage("de") }}');
    // Each of its letters takes the room of two.
    expect(lines('ja')).toContain('深刻度:        {{ subject.vulnerability.severity | inLanguage("ja") }}');
  });
});

describe.each(languages)('our templates of long texts in %s', (language) => {
  const long = '@"\\\n/close 漢'.repeat(2_000);

  it.each([
    ['msteamsCard', 28 * 1024, 28 * 1024],
    ['jira', 256, 32_768],
    ['github', 256, 65_536 - 100],
    ['gitlab', 255, 1_000_000],
  ] as const)('for %s stay within what the service takes', (kind, maxTitle, maxText) => {
    const compiled = compileFor(kind, ownTemplate(kind, language));
    if (!compiled.ok) throw compiled.error;
    for (const group of notificationGroups) {
      const sample = sampleOf(group, at);
      const subject = lengthened(sample.subject) as typeof sample.subject;
      const told = { ...sample, title: long, content: long, subject, level: levelOf(sample.level) };
      const text = compiled.template.render(
        templateContext(told, { baseUrl: 'https://waybill.example', jira }),
      );
      const parsed = JSON.parse(text);
      const { title = parsed.fields?.summary ?? '', body, description } = parsed.fields ?? parsed;
      expect(title.length, group).toBeLessThan(maxTitle);
      expect(title, group).not.toContain('\n');
      if (kind === 'msteamsCard') expect(Buffer.byteLength(text), group).toBeLessThan(maxText);
      else expect((body ?? description).length, group).toBeLessThan(maxText);
    }
  });

  /** A sample with long names and versions, and many vulnerabilities. */
  function lengthened(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(lengthened);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => {
        if (['name', 'version', 'purl', 'value'].includes(name)) return [name, long];
        if (name === 'vulnerabilities') return [name, Array(300).fill(member[0])];
        return [name, lengthened(member)];
      }),
    );
  }

  it('name nobody and give no orders in Markdown', () => {
    const compiled = compileFor('gitlab', ownTemplate('gitlab', language));
    if (!compiled.ok) throw compiled.error;
    const told = {
      ...sampleOf('CONFIGURATION', at),
      content: 'by @acme/all\n  /close\na/b',
      level: levelOf(0),
    };
    const { description } = JSON.parse(
      compiled.template.render(templateContext(told, { baseUrl: undefined })),
    );
    expect(description).toContain('by @\u200bacme/all\n  \\/close\na/b');
  });
});

describe('what a template sees', () => {
  it('is the contract’s names of times, addresses and subjects', () => {
    const context = contextOf('NEW_VULNERABLE_DEPENDENCY', ' https://waybill.example// ');
    expect(context).toMatchObject({
      timestampEpochSecond: at.getTime() / 1000,
      // Without seconds where they are zero.
      timestamp: '2026-11-28T21:05',
      baseUrl: 'https://waybill.example',
      jiraProjectKey: 'OPS',
      jiraTicketType: 'Task',
      notification: { level: 'INFORMATIONAL', scope: 'PORTFOLIO', group: 'NEW_VULNERABLE_DEPENDENCY' },
    });
    const { subject, subjectJson } = context as { subject: object; subjectJson: object };
    expect(Object.keys(subject)).toEqual(['component', 'vulnerabilities']);
    expect(Object.keys(subjectJson)).toEqual(['project', 'component', 'vulnerabilities']);
  });

  it.each([
    ['NEW_VULNERABILITY', ['component', 'vulnerabilityAnalysisLevel', 'vulnerability', 'affectedProjects']],
    ['PROJECT_AUDIT_CHANGE', ['component', 'vulnerability', 'analysis', 'affectedProjects']],
    ['POLICY_VIOLATION', ['project', 'component', 'policyViolation']],
    ['BOM_CONSUMED', ['project', 'bom']],
    ['BOM_PROCESSED', ['project', 'bom']],
    ['BOM_PROCESSING_FAILED', ['project', 'bom', 'cause']],
    ['BOM_VALIDATION_FAILED', ['project', 'bom', 'errors']],
    ['VEX_CONSUMED', ['project', 'vex']],
    ['VEX_PROCESSED', ['project', 'vex']],
    ['USER_CREATED', ['username', 'name', 'email']],
    ['USER_DELETED', ['username', 'name', 'email']],
  ] as const)('of %s is the JSON of the contract', (group, members) => {
    const { subjectJson } = contextOf(group) as { subjectJson: object };
    expect(Object.keys(subjectJson)).toEqual(members);
  });

  it('joins the errors of a refused document, and says nothing of its version', () => {
    const { subjectJson } = contextOf('BOM_VALIDATION_FAILED') as { subjectJson: object };
    expect(subjectJson).toMatchObject({
      bom: { content: 'e30=', format: 'CycloneDX' },
      errors: 'components[0].name is missing,version is no number',
    });
    expect(subjectJson).not.toHaveProperty('bom.specVersion');
  });

  it('is no subject for a created project, which stands in the notification alone', () => {
    const context = contextOf('PROJECT_CREATED');
    expect(context).not.toHaveProperty('subject');
    expect(context).not.toHaveProperty('subjectJson');
    expect(context).toMatchObject({ notification: { subject: { name: 'Harbor', tags: 'port,public' } } });
  });

  it('is nothing for groups of the system', () => {
    expect(contextOf('ANALYZER')).not.toHaveProperty('subject');
    expect(contextOf('ANALYZER')).toMatchObject({ notification: { level: 'ERROR', subject: null } });
  });
});
