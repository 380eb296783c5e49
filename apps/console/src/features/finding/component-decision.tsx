// Public to other features.
import { useMemo } from 'react';
import type { AuditScope } from './audit-scope.ts';
import { DecideManyDialog } from './decide-many-dialog.tsx';

interface FindingsOfComponentsProps {
  project: string;
  /** Uuids; undefined closes the dialog. */
  components: readonly string[] | undefined;
  /** The number of their findings. */
  findings: number;
  onClose: () => void;
  /** The work has begun. */
  onStarted: () => void;
}

/** One decision about all findings of some components of a project but suppressed ones. */
export function FindingsOfComponentsDialog(props: FindingsOfComponentsProps) {
  const { project, components, findings } = props;
  const scope = useMemo((): AuditScope => ({ kind: 'project', uuid: project }), [project]);
  return (
    <DecideManyDialog
      scope={scope}
      search={{ all: true }}
      selected={
        components && { selection: { kind: 'ids', ids: components }, count: findings, by: 'COMPONENT' }
      }
      onClose={props.onClose}
      onStarted={props.onStarted}
    />
  );
}
