import { useLingui } from '@lingui/react/macro';
import { createLazyRoute, useSearch } from '@tanstack/react-router';
import { PageHeader } from '../../ui/page-header.tsx';
import { ViolationAudit } from './violation-audit.tsx';
import type { ViolationScope } from './violation-scope.ts';
import type { ViolationSearch } from './violation-search.ts';

export const route = createLazyRoute('/screen/policyViolationAudit')({ component: PortfolioViolations });

const portfolio: ViolationScope = { kind: 'portfolio' };

/** The violations of all projects that the user may see. */
function PortfolioViolations() {
  const { t } = useLingui();
  const search: ViolationSearch = useSearch({ strict: false });
  return (
    <>
      <PageHeader title={t`Policy violations`} />
      <ViolationAudit scope={portfolio} prefix="PolicyViolationAudit" inAddress={search} />
    </>
  );
}
