import { useLingui } from '@lingui/react/macro';
import type { ServiceComponent } from '@waybill/api-contract';
import { Facts } from '../../ui/facts.tsx';
import { organizationText } from './organization.ts';
import { References } from './references.tsx';

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** What the BOM says about a service. */
export function ServiceFacts({ service }: { service: ServiceComponent }) {
  const { t } = useLingui();
  const data = (service.data ?? []).map(({ direction, name }) =>
    [name, direction].filter(Boolean).join(' · '),
  );
  const facts = [
    { label: t`Description`, value: service.description },
    { label: t`Provider`, value: organizationText(service.provider) },
    { label: t`Endpoints`, value: service.endpoints?.length ? <Lines lines={service.endpoints} /> : null },
    { label: t`Data`, value: data.length > 0 ? <Lines lines={data} /> : null },
    {
      label: t`External references`,
      value: service.externalReferences?.length ? (
        <References references={service.externalReferences} />
      ) : null,
    },
    { label: t`Notes`, value: service.notes },
  ];
  if (facts.every(({ value }) => !value))
    return <p className="text-muted">{t`No further details in the BOM.`}</p>;
  return <Facts facts={facts} />;
}
