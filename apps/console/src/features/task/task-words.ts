import { useLingui } from '@lingui/react/macro';
import type { Task } from '@waybill/api-contract';

const sourceNames: Record<string, string> = {
  nvd: 'NVD',
  osv: 'OSV',
  github: 'GitHub',
  epss: 'EPSS',
  kev: 'KEV',
};

/** What a piece of work is called. */
export function useTaskLabel(): (task: Pick<Task, 'kind' | 'subject'>) => string {
  const { t } = useLingui();
  return ({ kind, subject = '' }) => {
    switch (kind) {
      case 'bom.process':
        return t`BOM upload`;
      case 'finding.analyze':
        return t`Analysis of all components`;
      case 'project.clone':
        return t`New version of a project`;
      case 'source.mirror': {
        const source = sourceNames[subject] ?? subject;
        return t`Update ${source}`;
      }
      case 'bulk.finding.analysis':
        return t`Bulk update`;
      case 'undo.finding.analysis':
        return t`Undo bulk update`;
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
