import { useLingui } from '@lingui/react/macro';
import type { Project } from '@waybill/api-contract';
import { Facts } from '../../ui/facts.tsx';
import { contactNames, organizationText } from './organization.ts';
import { References } from './references.tsx';

/** Who made the project and where more about it is found, as its BOM says. */
export function ProjectOrigin({ project }: { project: Project }) {
  const { t } = useLingui();
  const facts = [
    { label: t`Publisher`, value: project.publisher },
    { label: t`Authors`, value: contactNames(project.authors) },
    { label: t`Manufacturer`, value: organizationText(project.manufacturer) },
    { label: t`Supplier`, value: organizationText(project.supplier) },
    { label: t`BOM supplier`, value: organizationText(project.metadata?.supplier) },
    { label: t`BOM authors`, value: contactNames(project.metadata?.authors) },
    {
      label: t`External references`,
      value: project.externalReferences?.length ? (
        <References references={project.externalReferences} />
      ) : null,
    },
  ];
  if (facts.every(({ value }) => !value)) return null;
  return (
    <div className="border-t border-line pt-3.5">
      <Facts facts={facts} />
    </div>
  );
}
