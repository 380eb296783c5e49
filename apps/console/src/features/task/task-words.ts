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

const analyzerNames: Record<string, string> = {
  ossindex: 'OSS Index',
  snyk: 'Snyk',
  trivy: 'Trivy',
  vulndb: 'VulnDB',
};

/** What a piece of work is called. */
export function useTaskLabel(): (task: Pick<Task, 'kind' | 'subject'>) => string {
  const { t } = useLingui();
  return ({ kind, subject = '' }) => {
    switch (kind) {
      case 'backup.make':
        return t`Backup`;
      case 'backup.log':
        return t`Copy of changes for backups`;
      case 'bom.process':
        return t`BOM upload`;
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
        return kind;
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
