import { useLingui } from '@lingui/react/macro';
import { createLazyRoute } from '@tanstack/react-router';
import { FlaskConical } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState } from '../../ui/states.tsx';

export const route = createLazyRoute('/screen/admin/configuration/experimental')({
  component: ExperimentalScreen,
});

/** What the predecessor tried out is how things are done here. */
function ExperimentalScreen() {
  const { t } = useLingui();
  return (
    <>
      <PageHeader
        title={t`Experimental`}
        description={t`Features that are still being tried out, and can be switched on here.`}
      />
      <Card>
        <EmptyState title={t`No experimental features`} icon={<FlaskConical className="size-6" />}>
          {t`“BOM processing v2” of Dependency-Track has no switch here: Waybill always reads BOMs that way.`}
        </EmptyState>
      </Card>
    </>
  );
}
