import { useLingui } from '@lingui/react/macro';
import type { Project } from '@waybill/api-contract';
import { useCapability } from '../../lib/capability.ts';

/** Why no BOM can be uploaded to a project by this user; undefined when one can. */
export function useUploadReason(project: Project): string | undefined {
  const { t } = useLingui();
  const { reason } = useCapability('BOM_UPLOAD');
  if (reason) return reason;
  if (project.collectionLogic === 'NONE') return undefined;
  return t`A collection has no components of its own.`;
}
