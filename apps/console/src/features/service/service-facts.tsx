import { useLingui } from '@lingui/react/macro';
import type { ServiceComponent } from '@waybill/api-contract';
import { Facts } from '../../ui/facts.tsx';
import { organizationText } from '../project/organization.ts';
import { References } from '../project/references.tsx';
import { useDirectionLabels } from './direction.ts';

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** The facts of a service. */
export function ServiceFacts({ service }: { service: ServiceComponent }) {
  const { t } = useLingui();
  const yesOrNo = (value: boolean | undefined) => (value === undefined ? undefined : value ? t`Yes` : t`No`);
  const directions = useDirectionLabels();
  const data = (service.data ?? []).map(({ direction, name }) =>
    [name, directions[direction]].filter(Boolean).join(' · '),
  );
  const facts = [
    { label: t`Description`, value: service.description },
    { label: t`Authenticated`, value: yesOrNo(service.authenticated) },
    { label: t`Crosses a trust boundary`, value: yesOrNo(service.crossesTrustBoundary) },
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
  if (facts.every(({ value }) => !value)) return <p className="text-muted">{t`No further details.`}</p>;
  return <Facts facts={facts} />;
}
