// Public to other features.
import { useLingui } from '@lingui/react/macro';
import type { Project } from '@waybill/api-contract';
import { type Permission, useCapability } from '../../lib/capability.ts';

/** Why no BOM can be uploaded to a project by this user; undefined when one can. */
export function useUploadReason(project: Project): string | undefined {
  return useReason(project, 'BOM_UPLOAD');
}

/** The same for a VEX document. */
export function useVexReason(project: Project): string | undefined {
  return useReason(project, 'VULNERABILITY_ANALYSIS');
}

/** Why the project's BOM cannot be downloaded; undefined when it can. */
export function useDownloadReason(project: Project): string | undefined {
  return useReason(project, 'VIEW_PORTFOLIO');
}

function useReason(project: Project, permission: Permission): string | undefined {
  const { t } = useLingui();
  const { reason } = useCapability(permission);
  if (reason) return reason;
  if (project.collectionLogic === 'NONE') return undefined;
  return t`A collection has no components of its own.`;
}
