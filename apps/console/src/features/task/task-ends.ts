// Public to other features.
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Resource, Task } from '@waybill/api-contract';
import { useMemo } from 'react';
import { useGo } from '../../lib/link.tsx';
import { type AppPath, paths } from '../../lib/paths.ts';
import { refresh } from '../../lib/query.ts';
import type { Notice } from '../../ui/toast.tsx';
import { undoBulk } from './bulk.data.ts';
import { projectLabel, useTaskLabel } from './task-words.ts';

const violations: readonly Resource[] = ['violation', 'policies', 'metrics', 'project'];
const portfolio: readonly Resource[] = ['project', 'metrics', 'attention'];
const componentsGone: readonly Resource[] = [
  'component',
  'finding',
  'vulnerability',
  'analysis',
  ...portfolio,
];

/** The resources that finished work changes, so that their views reload. */
const changedBy: Record<string, readonly Resource[]> = {
  'bom.process': ['project', 'component', 'service', 'finding', 'bom', 'metrics', 'vulnerability', 'tag'],
  'vex.process': ['analysis', 'finding', 'metrics', 'project', 'vex'],
  'finding.analyze': ['finding', 'metrics', 'project'],
  'project.clone': ['project', 'metrics'],
  'backup.make': ['backups', 'operations'],
  'source.mirror': ['sources', 'vulnerability', 'finding', 'metrics'],
  'integration.upload': ['integrations'],
  'import.compare': ['import'],
  'import.dt': [
    'import',
    'user',
    'team',
    'project',
    'component',
    'finding',
    'metrics',
    'policies',
    'notification',
    'settings',
  ],
  'bulk.finding.analysis': ['analysis', 'finding', 'metrics', 'project'],
  'bulk.violation.analysis': violations,
  'undo.violation.analysis': violations,
  'policy.evaluate': violations,
  'bulk.portfolio.analysis': ['analysis', 'finding', 'metrics', 'project'],
  'undo.portfolio.analysis': ['analysis', 'finding', 'metrics', 'project'],
  'bulk.project.tags': ['project', 'tag'],
  'undo.project.tags': ['project', 'tag'],
  'bulk.project.activation': portfolio,
  'undo.project.activation': portfolio,
  'bulk.project.parent': portfolio,
  'undo.project.parent': portfolio,
  'bulk.project.deletion': ['component', 'service', 'finding', 'vulnerability', 'tag', ...portfolio],
  'bulk.service.deletion': ['service', 'project'],
  'bulk.portfolio.service.deletion': ['service', 'project'],
  'bulk.component.deletion': componentsGone,
  'bulk.portfolio.component.deletion': componentsGone,
  'undo.finding.analysis': ['analysis', 'finding', 'metrics', 'project'],
};

export function refreshAfter({ kind }: Pick<Task, 'kind'>): void {
  void refresh(...(changedBy[kind] ?? []));
}

function placeOf({ kind, token }: Task, project: string): AppPath {
  return kind === 'vex.process' ? paths.projectVex(project, token) : paths.project(project);
}

/** Says how work ended, with what can be done about it at once. */
export function useEndNotice(onReport?: (task: Task) => void): (task: Task) => Notice {
  const { t } = useLingui();
  const go = useGo();
  const labelOf = useTaskLabel();
  return useMemo(() => {
    const failed = (task: Task): Notice => {
      const label = labelOf(task);
      return {
        kind: 'error',
        title: t`${label}: failed`,
        ...(task.error ? { text: task.error } : {}),
      };
    };
    const titleOf = (kind: string, done: number, isUndo: boolean): string => {
      if (kind.endsWith('component.deletion'))
        return t`${plural(done, { one: '# component deleted', other: '# components deleted' })}`;
      if (kind.endsWith('service.deletion'))
        return t`${plural(done, { one: '# service deleted', other: '# services deleted' })}`;
      if (kind === 'bulk.project.deletion')
        return t`${plural(done, { one: '# project deleted', other: '# projects deleted' })}`;
      if (kind.includes('.project.'))
        return isUndo
          ? t`${plural(done, { one: '# project restored', other: '# projects restored' })}`
          : t`${plural(done, { one: '# project changed', other: '# projects changed' })}`;
      if (kind === 'bulk.violation.analysis')
        return t`${plural(done, { one: '# violation updated', other: '# violations updated' })}`;
      return isUndo
        ? t`${plural(done, { one: '# analysis undone', other: '# analyses undone' })}`
        : t`${plural(done, { one: '# finding updated', other: '# findings updated' })}`;
    };
    const bulk = (task: Task, { done, skipped, undoes, canUndo }: NonNullable<Task['bulk']>): Notice => {
      const skippedText = t`${plural(skipped, { one: '# skipped.', other: '# skipped.' })}`;
      const title = titleOf(task.kind, done, undoes !== undefined);
      const report = onReport && { action: { label: t`Report`, run: () => onReport(task) } };
      // A failure has been reported by the request.
      const undo = { action: { label: t`Undo`, run: () => void undoBulk(task.token).catch(() => {}) } };
      if (skipped > 0) return { kind: 'warning', title, text: skippedText, ...report };
      return { kind: 'success', title, ...(canUndo ? undo : {}) };
    };
    const done = (task: Task): Notice => {
      const { project } = task;
      const open = project && {
        text: projectLabel(task) ?? '',
        action: { label: t`Open project`, run: () => go(placeOf(task, project.uuid)) },
        // The task is among the tasks, which lead there too.
        folds: true,
      };
      const label = labelOf(task);
      return { kind: 'success', title: t`${label}: done`, ...open };
    };
    return (task) => {
      if (task.state === 'failed') return failed(task);
      if (task.bulk) return bulk(task, task.bulk);
      return done(task);
    };
  }, [t, go, labelOf, onReport]);
}
