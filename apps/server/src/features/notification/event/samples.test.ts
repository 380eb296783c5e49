import { notificationGroups } from '@waybill/api-contract';
import { describe, expect, it } from 'vitest';
import { compileFor } from '../publisher/compile.ts';
import { type PublisherKind, publisherKinds } from '../publisher/publisher-kinds.ts';
import { ownTemplate } from '../publisher/templates.ts';
import { levelOf } from '../rule/rule.view.ts';
import { sampleOf } from './samples.ts';
import { templateContext } from './template-context.ts';

const at = new Date('2026-11-28T21:05:00.000Z');
const kinds = Object.keys(publisherKinds) as PublisherKind[];
const jira = { projectKey: 'OPS', ticketType: 'Task' };

function contextOf(group: (typeof notificationGroups)[number], baseUrl?: string) {
  const sample = sampleOf(group, at);
  return templateContext({ ...sample, level: levelOf(sample.level) }, { baseUrl, jira });
}

describe.each(kinds)('our template for %s', (kind) => {
  const compiled = compileFor(kind, ownTemplate(kind));
  if (!compiled.ok) throw compiled.error;
  const { template } = compiled;

  it.each(notificationGroups)('renders %s, with and without an address of the console', (group) => {
    for (const baseUrl of [undefined, 'https://waybill.example/']) {
      const text = template.render(contextOf(group, baseUrl));
      const title = JSON.stringify(sampleOf(group, at).title).slice(1, -1);
      if (publisherKinds[kind].engine === 'message') expect(() => JSON.parse(text), text).not.toThrow();
      const isTitled = kind !== 'jira' || !group.startsWith('NEW_VULNERAB');
      if (isTitled) expect(text.replaceAll('&#39;', "'")).toContain(title.slice(0, 100));
      expect(text).not.toContain('undefined');
      expect(text).not.toContain('[object');
    }
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
