// Public to other features.
import { useLingui } from '@lingui/react/macro';
import type { Task } from '@waybill/api-contract';

const sourceNames: Record<string, string> = {
  nvd: 'NVD',
  osv: 'OSV',
  github: 'GitHub',
  epss: 'EPSS',
  kev: 'KEV',
  euvd: 'EUVD',
  vulndb: 'VulnDB',
};

const integrationNames: Record<string, string> = {
  defectdojo: 'DefectDojo',
  'fortify-ssc': 'Fortify SSC',
  kenna: 'Kenna',
};

/** Names of package types are the same in every language. */
const packageTypeNames: Record<string, string> = {
  CARGO: 'Cargo',
  COMPOSER: 'Composer',
  CPAN: 'CPAN',
  GEM: 'RubyGems',
  GITHUB: 'GitHub',
  GO_MODULES: 'Go',
  HACKAGE: 'Hackage',
  HEX: 'Hex',
  MAVEN: 'Maven',
  NIXPKGS: 'Nixpkgs',
  NPM: 'npm',
  NUGET: 'NuGet',
  PYPI: 'PyPI',
};

const analyzerNames: Record<string, string> = {
  ossindex: 'OSS Index',
  snyk: 'Snyk',
  trivy: 'Trivy',
  vulndb: 'VulnDB',
};

/** What work is called that nobody asks for: it comes round by itself. */
function useUpkeepLabel(): (task: { kind: string; subject: string }) => string {
  const { t } = useLingui();
  return ({ kind, subject }) => {
    const source = sourceNames[subject] ?? subject;
    const analyzer = analyzerNames[subject] ?? subject;
    const type = packageTypeNames[subject] ?? subject;
    const labels: Readonly<Record<string, string>> = {
      'source.look': t`Look for changes in ${source}`,
      'repository.refresh': t`Latest versions of ${type} packages`,
      'repository.look': t`Latest versions of new packages`,
      'analyzer.ask':
        subject === 'fuzzy'
          ? t`Fuzzy matching of new components`
          : t`Analysis of new components by ${analyzer}`,
      'analyzer.forget-answers': t`Deletion of expired analyzer results`,
      'ldap.sync': t`LDAP synchronization`,
      'search.check': t`Consistency check of search indexes`,
      'search.feed': t`Update of search indexes`,
      'metrics.portfolio': t`Portfolio metrics`,
      'metrics.drift': t`Check of all counters`,
      retention: t`Deletion of expired data`,
      'analysis.end': t`End of analyses with a last day`,
      'policy.daily': t`Evaluation of all policies`,
      'policy.due': t`Evaluation of policies for changed components`,
      'attention.refresh': t`Projects that need attention`,
      'finding.spread': t`Findings by number of projects`,
      'violation.spread': t`Violations by number of projects`,
      'license.use': t`Use of licenses`,
      'identity.reread': t`Component identities after an upgrade`,
      'access.key-expiry': t`Warnings about expiring API keys`,
      'notification.coverage': t`Check for lost coverage`,
      'notification.issue-states': t`States of issues in repositories`,
      'finding.moved': t`Dates of imported findings`,
      'import.files': t`Deletion of uploaded scripts`,
      'operations.measure': t`Size of the database`,
      'person.erase': t`Erasure of a former user`,
      'source.age': t`Check of the age of vulnerability data`,
      'ticket.read-states': t`States of tickets`,
    };
    return labels[kind] ?? kind;
  };
}

/** What a piece of work is called. */
export function useTaskLabel(): (task: Pick<Task, 'kind' | 'subject'>) => string {
  const { t } = useLingui();
  const upkeep = useUpkeepLabel();
  return ({ kind, subject = '' }) => {
    switch (kind) {
      case 'backup.make':
        return t`Backup`;
      case 'backup.log':
        return t`Copy of changes for backups`;
      case 'bom.process':
        return t`BOM upload`;
      case 'import.compare':
        return t`Comparison with Dependency-Track`;
      case 'import.dt':
        return t`Import from Dependency-Track`;
      case 'vex.process':
        return t`VEX upload`;
      case 'finding.analyze':
        return t`Analysis of all components`;
      case 'project.clone':
        return t`New version of a project`;
      case 'source.mirror': {
        const source = sourceNames[subject] ?? subject;
        return t`Update ${source}`;
      }
      case 'analyzer.refresh': {
        if (subject === 'fuzzy') return t`Fuzzy matching of all components`;
        const analyzer = analyzerNames[subject] ?? subject;
        return t`Analysis by ${analyzer}`;
      }
      case 'analyzer.apply-internal':
        return t`Matching of all components`;
      case 'analyzer.apply-fuzzy':
        return t`Fuzzy matching of all components`;
      case 'component.identify-internal':
        return t`Identification of internal components`;
      case 'integration.upload': {
        const integration = integrationNames[subject] ?? subject;
        return t`Upload to ${integration}`;
      }
      case 'notification.deliver':
        return t`Delivery of notifications`;
      case 'notification.summary':
        return t`Scheduled summary`;
      case 'notification.test-mail':
        return t`Test email`;
      case 'search.reindex':
        return t`Rebuild of search indexes`;
      case 'bulk.finding.analysis':
      case 'bulk.portfolio.analysis':
        return t`Bulk update`;
      case 'undo.finding.analysis':
      case 'undo.portfolio.analysis':
        return t`Undo bulk update`;
      case 'bulk.violation.analysis':
        return t`Bulk update of violations`;
      case 'undo.violation.analysis':
        return t`Undo bulk update of violations`;
      case 'policy.evaluate':
        return t`Evaluation of a policy`;
      case 'bulk.project.tags':
        return t`Change tags of projects`;
      case 'undo.project.tags':
        return t`Undo change of tags`;
      case 'bulk.project.activation':
        return t`Activate or deactivate projects`;
      case 'undo.project.activation':
        return t`Undo activation or deactivation`;
      case 'bulk.project.parent':
        return t`Move projects`;
      case 'undo.project.parent':
        return t`Undo move of projects`;
      case 'bulk.project.deletion':
        return t`Delete projects`;
      case 'bulk.component.deletion':
      case 'bulk.portfolio.component.deletion':
        return t`Delete components`;
      case 'bulk.service.deletion':
      case 'bulk.portfolio.service.deletion':
        return t`Delete services`;
      default:
        return upkeep({ kind, subject });
    }
  };
}

export function useTaskStateLabels(): Record<Task['state'], string> {
  const { t } = useLingui();
  return {
    queued: t`Queued`,
    running: t`Running`,
    done: t`Done`,
    failed: t`Failed`,
    canceled: t`Stopped`,
  };
}

export function projectLabel({ project }: Pick<Task, 'project'>): string | undefined {
  return project && [project.name, project.version].filter(Boolean).join(' ');
}
