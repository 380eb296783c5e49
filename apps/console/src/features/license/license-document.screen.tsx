import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, useParams } from '@tanstack/react-router';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { licenseQuery } from './license.data.ts';

type Document = 'licenseText' | 'standardLicenseTemplate' | 'standardLicenseHeader';

export const textRoute = createLazyRoute('/screen/licenses/$licenseId/licenseText')({
  component: () => <LicenseDocument member="licenseText" />,
});
export const templateRoute = createLazyRoute('/screen/licenses/$licenseId/template')({
  component: () => <LicenseDocument member="standardLicenseTemplate" />,
});
export const headerRoute = createLazyRoute('/screen/licenses/$licenseId/header')({
  component: () => <LicenseDocument member="standardLicenseHeader" />,
});

/** One of the texts of a license, as it is. */
function LicenseDocument({ member }: { member: Document }) {
  const { t } = useLingui();
  const { licenseId = '' } = useParams({ strict: false });
  const { data: license } = useSuspenseQuery(licenseQuery(licenseId));
  const titles: Record<Document, string> = {
    licenseText: t`License text`,
    standardLicenseTemplate: t`Template`,
    standardLicenseHeader: t`Source header`,
  };
  const absent: Record<Document, string> = {
    licenseText: t`No license text.`,
    standardLicenseTemplate: t`No template.`,
    standardLicenseHeader: t`No source header.`,
  };
  const text = license[member];
  if (!text) return <EmptyState title={absent[member]} />;
  return (
    <Card
      title={titles[member]}
      actions={<CopyButton text={text} label={t`Copy text`} />}
      className="w-fit max-w-full"
    >
      <pre className="max-w-[96ch] font-mono text-xs leading-5 whitespace-pre-wrap wrap-anywhere">{text}</pre>
    </Card>
  );
}
