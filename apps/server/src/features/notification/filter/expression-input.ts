import type { NewMessage } from '../event/outbox.queries.ts';
import type { Subject } from '../event/subject.ts';
import type { VulnerabilityFacts } from '../event/subject-facts.ts';
import { levelOf } from '../rule/rule.view.ts';
import { type Aspects, aspectsOf } from './aspects.ts';
import type { ExpressionInput } from './expression.ts';
import { rankOf, severityOf } from './rule-filter.ts';

type Event = Pick<NewMessage, 'at' | 'scope' | 'group' | 'level' | 'title' | 'content'>;

/** The variables of an expression (expression.ts has the types). */
export function inputOf(event: Event, subject: Subject | undefined): ExpressionInput {
  const { state = '', suppressed = false } = subject && 'analysis' in subject ? subject.analysis : {};
  return { ...inputOfAspects(event, subject ? aspectsOf(subject) : {}), analysis: { state, suppressed } };
}

/** The same of a part of a summary. */
export function inputOfAspects(event: Event, aspects: Aspects): ExpressionInput {
  const { project, component, violation } = aspects;
  const vulnerabilities = [...(aspects.vulnerabilities ?? [])].sort(
    (one, other) => rankOf(severityOf(one)) - rankOf(severityOf(other)),
  );
  const { at, scope, group, title, content } = event;
  return {
    event: { group, scope, title, content, at, level: levelOf(event.level) },
    project: {
      uuid: project?.uuid ?? '',
      name: project?.name ?? '',
      version: project?.version ?? '',
      description: project?.description ?? '',
      purl: project?.purl ?? '',
      tags: [...(project?.tags ?? [])],
      latest: project?.latest ?? false,
    },
    component: {
      uuid: component?.uuid ?? '',
      group: component?.group ?? '',
      name: component?.name ?? '',
      version: component?.version ?? '',
      purl: component?.purl ?? '',
      direct: component?.direct ?? false,
    },
    // The most severe one of several.
    vulnerability: vulnerabilityInput(vulnerabilities[0]),
    vulnerabilities: vulnerabilities.map(vulnerabilityInput),
    violation: {
      type: violation?.type ?? '',
      policy: violation?.policy.name ?? '',
      state: violation?.policy.violationState ?? '',
      condition: violation?.condition.subject ?? '',
      value: violation?.condition.value ?? '',
    },
    analysis: { state: '', suppressed: false },
  };
}

function vulnerabilityInput(one: VulnerabilityFacts | undefined): object {
  return {
    id: one?.vulnId ?? '',
    source: one?.source ?? '',
    title: one?.title ?? '',
    severity: one ? severityOf(one) : '',
    cvss: one?.cvssV4 ?? one?.cvssV3 ?? one?.cvssV2 ?? 0,
    epss: one?.epss ?? 0,
    exploited: one?.exploited ?? false,
    // CEL has whole numbers of their own.
    cwes: (one?.cwes ?? []).map(({ cweId }) => BigInt(cweId)),
    aliases: (one?.aliases ?? []).map(({ vulnId }) => vulnId),
  };
}
