import { compileTemplate } from '@waybill/template';
import { type Figure, reported } from '../../report.ts';
import { nsPerCall, perSecond } from './measure.ts';

/** A message as publishers send it: conditions, a loop, filters and texts that need escaping. */
const SOURCE = `{
  "title": "{{ notification.title | upper }}",
  "level": "{{ notification.level }}",
  {% if notification.group == "NEW_VULNERABILITY" %}
  "text": "{{ subject.vulnerability.vulnId }} ({{ subject.vulnerability.severity | lower | capitalize }}) in {{ subject.component.name | abbreviate(40) }}",
  {% elseif notification.group == "BOM_PROCESSED" %}
  "text": "{{ subject.project.name }}",
  {% else %}
  "text": "{{ notification.content }}",
  {% endif %}
  "facts": [
    {% for project in subject.affectedProjects %}
    {"name": "{{ project.name }}", "version": "{{ project.version | default('unversioned') }}", "link": "{{ baseUrl }}/projects/{{ project.uuid }}"}{% if not loop.last %},{% endif %}
    {% endfor %}
  ]
}
`;

const CONTEXT = {
  baseUrl: 'https://waybill.example',
  notification: {
    level: 'INFORMATIONAL',
    group: 'NEW_VULNERABILITY',
    title: 'New "critical" vulnerability',
    content: 'A component has a vulnerability',
  },
  subject: {
    vulnerability: { vulnId: 'CVE-2026-12345', severity: 'CRITICAL' },
    component: { name: 'a-library-with-a-name-that-is-rather-long-for-a-title', version: '1.2.3' },
    affectedProjects: Array.from({ length: 10 }, (_, i) => ({
      name: `Project "${i}"`,
      version: i % 3 === 0 ? null : `1.${i}`,
      uuid: `00000000-0000-4000-8000-00000000000${i}`,
    })),
  },
};

const RENDERS = 1_000;

/** Compiling and rendering a notification with ten projects. */
export function measureTemplates(): Figure[] {
  const template = compile();
  const output: unknown = JSON.parse(template.render(CONTEXT));
  if (typeof output !== 'object') throw new Error('The template must make a JSON object');
  const render = nsPerCall(RENDERS, () => repeat(() => template.render(CONTEXT).length));
  const compiling = nsPerCall(RENDERS, () => repeat(() => (compile() ? 1 : 0)));
  return [
    reported('template: renders of a message about ten projects', perSecond(render), '/s'),
    reported('template: compilations of it', perSecond(compiling), '/s'),
  ];
}

function compile() {
  const result = compileTemplate(SOURCE, { escaping: 'json' });
  if (!result.ok) throw result.error;
  return result.template;
}

function repeat(work: () => number): number {
  let sum = 0;
  for (let i = 0; i < RENDERS; i++) sum += work();
  return sum;
}
