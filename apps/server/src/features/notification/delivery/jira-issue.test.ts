import { describe, expect, it } from 'vitest';
import type { Subject } from '../event/subject.ts';
import { readJiraFields, requireJiraFields } from '../rule/jira-config.ts';
import { completeIssue, wrongFields } from './jira-issue.ts';

const text = JSON.stringify({
  fields: { project: { key: 'OPS' }, issuetype: { name: 'Task' }, summary: 'One', labels: ['security'] },
});
const subject: Subject = { kind: 'project', project: { name: 'shop', tags: ['team web', 'core'] } };
const fieldsOf = (config: Record<string, unknown>, about: Subject | null = subject) =>
  (JSON.parse(completeIssue(text, readJiraFields(config), about)) as { fields: Record<string, unknown> })
    .fields;

describe('an issue of Jira', () => {
  it('stays as the template makes it where the rule says no more', () => {
    expect(completeIssue(text, readJiraFields({}), subject)).toBe(text);
  });

  it('has the fields of the rule, required and custom ones', () => {
    const jiraFields = {
      customfield_10010: { value: 'Web' },
      labels: ['waybill', 'security'],
      summary: 'Two',
    };
    expect(fieldsOf({ jiraFields })).toEqual({
      project: { key: 'OPS' },
      issuetype: { name: 'Task' },
      summary: 'Two',
      labels: ['security', 'waybill'],
      customfield_10010: { value: 'Web' },
    });
  });

  it('goes where a tag of the project says, with its fields', () => {
    const jiraByTag = {
      Core: { destination: 'CORE', fields: { components: [{ name: 'core' }] } },
      other: { destination: 'OTHER', fields: { priority: { name: 'High' } } },
    };
    expect(fieldsOf({ jiraByTag })).toMatchObject({
      project: { key: 'CORE' },
      components: [{ name: 'core' }],
    });
    expect(fieldsOf({ jiraByTag })).not.toHaveProperty('priority');
    expect(completeIssue(text, readJiraFields({ jiraByTag }), null)).toBe(text);
  });

  it('has the tags of the project as labels without blanks', () => {
    expect(fieldsOf({ jiraLabelsFromTags: true }).labels).toEqual(['security', 'team-web', 'core']);
  });

  it('is none where the template makes no JSON', () => {
    const jira = readJiraFields({ jiraFields: { a: 1 } });
    expect(() => completeIssue('plain', jira, subject)).toThrow('does not produce JSON');
    expect(() => completeIssue('{}', jira, subject)).toThrow('"fields" is missing');
  });

  it.each([
    [{ jiraFields: [] }, '"jiraFields"'],
    [{ jiraFields: { project: { key: 'X' } } }, 'cannot set "project"'],
    [{ jiraByTag: 'x' }, '"jiraByTag"'],
    [{ jiraByTag: { a: 1 } }, 'the tag "a"'],
    [{ jiraByTag: { a: { destination: ' ' } } }, 'the key of a project'],
    [{ jiraLabelsFromTags: 'yes' }, '"jiraLabelsFromTags"'],
  ])('is refused with %j', (config, reason) => {
    expect(() => requireJiraFields(config)).toThrow(reason);
  });

  it('is told why Jira refuses it', () => {
    const answer = { errorMessages: [], errors: { customfield_10010: 'Team is required.' } };
    expect(wrongFields(JSON.stringify(answer))).toBe('customfield_10010: Team is required.');
    expect(wrongFields('<html>')).toBeUndefined();
  });
});
