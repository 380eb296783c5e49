import { useLingui } from '@lingui/react/macro';
import type { Project } from '@waybill/api-contract';
import { Facts } from '../../ui/facts.tsx';
import { contactNames, organizationText } from './organization.ts';

/** The author of a project's last BOM, as the BOM states it. */
export function ProjectOrigin({ project }: { project: Project }) {
  const { t } = useLingui();
  const facts = [
    { label: t`BOM supplier`, value: organizationText(project.metadata?.supplier) },
    { label: t`BOM authors`, value: contactNames(project.metadata?.authors) },
  ];
  if (facts.every(({ value }) => !value)) return null;
  return (
    <div className="border-t border-line pt-3.5">
      <Facts facts={facts} />
    </div>
  );
}
