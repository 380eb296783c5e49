import type { Subject } from '../event/subject.ts';
import type {
  ComponentFacts,
  ProjectFacts,
  ViolationFacts,
  VulnerabilityFacts,
} from '../event/subject-facts.ts';

/** The facts of a subject that filters use. A missing fact is undefined. */
export interface Aspects {
  readonly project?: ProjectFacts | undefined;
  readonly component?: Omit<ComponentFacts, 'project'> | undefined;
  readonly vulnerabilities?: readonly VulnerabilityFacts[] | undefined;
  readonly violation?: ViolationFacts | undefined;
}

/** A summary has none: it is filtered finding by finding while it is made. */
export function aspectsOf(subject: Subject): Aspects {
  switch (subject.kind) {
    case 'vulnerability':
    case 'finding-audit': {
      const { component, vulnerability } = subject;
      return { project: component.project, component, vulnerabilities: [vulnerability] };
    }
    case 'dependency': {
      const { component, vulnerabilities } = subject;
      return { project: component.project, component, vulnerabilities };
    }
    case 'violation':
    case 'violation-audit': {
      const { component, policyViolation } = subject;
      return { project: component.project, component, violation: policyViolation };
    }
    case 'document':
    case 'project':
      return { project: subject.project };
    default:
      return {};
  }
}
