import type { OwnNotificationGroup } from '@waybill/api-contract';
import type { Subject } from './subject.ts';
import type { ComponentFacts, ProjectFacts, VulnerabilityFacts } from './subject-facts.ts';
import type { SummarySubject } from './summary.ts';
import { projectText } from './template-context.ts';

/** Title and content of a message (contract §19.2). */
export interface Words {
  readonly title: string;
  readonly content: string;
}

const on = (project: ProjectFacts) => `on Project: [${projectText(project)}]`;

export function wordsOfVulnerability(vulnerability: VulnerabilityFacts, { project }: ComponentFacts): Words {
  const { description, vulnId, title } = vulnerability;
  return {
    title: `New Vulnerability Identified ${on(project)}`,
    content: description || (title ? `${vulnId}: ${title}` : vulnId),
  };
}

export function wordsOfDependency(count: number, { project }: ComponentFacts): Words {
  return {
    title: `Vulnerable Dependency Introduced ${on(project)}`,
    content:
      count === 1
        ? 'A dependency was introduced that has 1 known vulnerability'
        : `A dependency was introduced that has ${count} known vulnerabilities`,
  };
}

export function wordsOfViolation(policy: string, { project }: ComponentFacts): Words {
  return { title: `Policy Violation ${on(project)}`, content: `A component violates the policy "${policy}"` };
}

/** The change of a finding, by our own groups. */
export type Change = Exclude<OwnNotificationGroup, 'BLIND_SPOT_APPEARED'>;

const changeTitles: Readonly<Record<Change, string>> = {
  FINDING_GONE: 'Finding Gone',
  FINDING_REOPENED: 'Finding Reopened',
  SEVERITY_CHANGED: 'Severity Changed',
  VULNERABILITY_EXPLOITED: 'Exploited Vulnerability',
};

/** A finding that changed; these events are ours. @param from its severity before */
export function wordsOfChange(
  group: Change,
  vulnerability: VulnerabilityFacts,
  component: ComponentFacts,
  from: string | undefined,
): Words {
  const { vulnId } = vulnerability;
  const to = vulnerability.effectiveSeverity ?? vulnerability.severity;
  const contents: Readonly<Record<Change, string>> = {
    FINDING_GONE: `${vulnId} does not affect ${component.name} any more`,
    FINDING_REOPENED: `${vulnId} affects ${component.name} again`,
    SEVERITY_CHANGED: `The severity of ${vulnId} changed from ${from ?? 'UNASSIGNED'} to ${to}`,
    VULNERABILITY_EXPLOITED: `${vulnId} is known to be exploited`,
  };
  return { title: `${changeTitles[group]} ${on(component.project)}`, content: contents[group] };
}

/** @param names some of the components */
export function wordsOfBlindSpots(count: number, names: readonly string[], project: ProjectFacts): Words {
  const what = count === 1 ? '1 component is' : `${count} components are`;
  const more = count > names.length ? ', …' : '';
  return {
    title: `Blind Spot Appeared ${on(project)}`,
    content: `${what} covered by no source: ${names.join(', ')}${more}`,
  };
}

/** State and suppression of a decision. */
export interface Decided {
  readonly state: string;
  readonly suppressed: boolean;
}

const findingTitles: Readonly<Record<string, string>> = {
  EXPLOITABLE: 'Exploitable',
  IN_TRIAGE: 'In Triage',
  FALSE_POSITIVE: 'False Positive',
  NOT_AFFECTED: 'Not Affected',
  NOT_SET: 'Marking Finding as NOT SET',
  RESOLVED: 'Finding Resolved',
};

const violationTitles: Readonly<Record<string, string>> = {
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
  NOT_SET: 'Marking Finding as NOT SET',
};

/** The state goes before suppression. */
export function wordsOfFindingAudit(before: Decided, after: Decided, { project }: ComponentFacts): Words {
  const what =
    before.state !== after.state
      ? (findingTitles[after.state] ?? after.state)
      : after.suppressed
        ? 'Finding Suppressed'
        : 'Finding UnSuppressed';
  return {
    title: `Analysis Decision: ${what} ${on(project)}`,
    content: 'An analysis decision was made to a finding affecting a project',
  };
}

export function wordsOfViolationAudit(before: Decided, after: Decided, { project }: ComponentFacts): Words {
  const what =
    before.state !== after.state
      ? (violationTitles[after.state] ?? after.state)
      : after.suppressed
        ? 'Violation Suppressed'
        : 'Violation UnSuppressed';
  return {
    title: `Violation Analysis Decision: ${what} ${on(project)}`,
    content: 'A violation analysis decision was made to a policy violation affecting a project',
  };
}

const documentWords: Readonly<Record<string, Words>> = {
  BOM_CONSUMED: {
    title: 'Bill of Materials Consumed',
    content: 'A CycloneDX BOM was consumed and will be processed',
  },
  BOM_PROCESSED: { title: 'Bill of Materials Processed', content: 'A CycloneDX BOM was processed' },
  BOM_PROCESSING_FAILED: {
    title: 'Bill of Materials Processing Failed',
    content: 'An error occurred while processing a BOM',
  },
  BOM_VALIDATION_FAILED: {
    title: 'Bill of Materials Validation Failed',
    content: 'An error occurred during BOM Validation',
  },
  VEX_CONSUMED: {
    title: 'Vulnerability Exploitability Exchange (VEX) Consumed',
    content: 'A CycloneDX VEX was consumed and will be processed',
  },
  VEX_PROCESSED: {
    title: 'Vulnerability Exploitability Exchange (VEX) Processed',
    content: 'A CycloneDX VEX was processed',
  },
};

export function wordsOfDocument(group: string): Words {
  return documentWords[group] ?? { title: group, content: '' };
}

export function wordsOfProject(project: ProjectFacts): Words {
  return { title: 'Project Added', content: `${projectText(project)} was created` };
}

export function wordsOfUser(group: string, user: Extract<Subject, { kind: 'user' }>): Words {
  return group === 'USER_CREATED'
    ? { title: 'User Created', content: `${user.username} was created` }
    : { title: 'User Deleted', content: `${user.username} was deleted` };
}

/** For a narrowed summary, they count the rest. */
export function wordsOfSummary(subject: SummarySubject): Words {
  const where = `${subject.projects.length} project${subject.projects.length === 1 ? '' : 's'}`;
  if (subject.kind === 'finding-summary') {
    const count = subject.projects.reduce((sum, { findings }) => sum + findings.length, 0);
    return {
      title: 'New Vulnerabilities Summary',
      content: `Identified ${count} new vulnerabilities across ${where} since ${subject.since}`,
    };
  }
  const count = subject.projects.reduce((sum, { violations }) => sum + violations.length, 0);
  return {
    title: 'New Policy Violations Summary',
    content: `Identified ${count} new policy violations across ${where} since ${subject.since}`,
  };
}
