import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import type { TokenRule } from '@waybill/api-contract';
import { ArrowLeftRight, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSetSearch } from '../../lib/url-flag.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Danger, DangerZone } from '../../ui/danger-zone.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { toast } from '../../ui/toast.tsx';
import type { TokenRuleListSearch } from './access-search.ts';
import { tokenRulesQuery, useDeleteRule } from './token-rule.data.ts';
import { tokenRuleColumns } from './token-rule-columns.tsx';
import { TokenRuleForm } from './token-rule-form.tsx';

const id = '/screen/admin/accessManagement/tokenExchange';
export const route = createLazyRoute(id)({ component: TokenRuleListScreen });
const routeApi = getRouteApi(id);

function TokenRuleListScreen() {
  const { t } = useLingui();
  const search = routeApi.useSearch();
  const set = useSetSearch<TokenRuleListSearch>();
  const table = useUrlTable(search, {
    sort: { id: 'name', descending: false },
    columns: tokenRuleColumns,
    mode: 'client',
  });
  const rules = useQuery(tokenRulesQuery);
  const show = (patch: Partial<TokenRuleListSearch>) => set({ page: search.page, ...patch });
  const close = () => show({ dialog: undefined, rule: undefined });
  const chosen = rules.data?.find((rule) => rule.uuid === search.rule);
  return (
    <>
      <PageHeader
        title={t`Token exchange`}
        description={t`Pipelines that get a token from their own platform exchange it for one of a service account that works for 15 minutes. They need no stored secret.`}
        actions={
          <Button
            variant="primary"
            icon={<Plus className="size-4" aria-hidden />}
            onClick={() => show({ dialog: 'create' })}
          >
            {t`Create rule`}
          </Button>
        }
      />
      <DataTable
        label={t`Token exchange`}
        columns={tokenRuleColumns}
        rowId={(rule) => rule.uuid}
        rows={{ mode: 'client', rows: rules.data }}
        controller={table}
        searchLabel={t`Find rules`}
        onOpen={(rule) => show({ rule: rule.uuid })}
        currentId={search.rule}
        empty={
          <EmptyState icon={<ArrowLeftRight className="size-6" />} title={t`No rules yet`}>
            {t`A rule says which tokens of a platform become which service account.`}
          </EmptyState>
        }
        error={rules.error}
        onRetry={() => void rules.refetch()}
        refreshing={rules.isFetching && !rules.isPending}
      />
      <Dialog
        open={search.dialog === 'create'}
        onOpenChange={(open) => !open && close()}
        title={t`Create rule`}
        size="lg"
      >
        <TokenRuleForm onClose={close} />
      </Dialog>
      <SidePanel
        open={chosen !== undefined}
        onOpenChange={(open) => !open && close()}
        title={chosen?.name ?? ''}
      >
        {chosen ? (
          <>
            <div className="mb-6">
              <TokenRuleForm key={chosen.uuid} rule={chosen} onClose={close} />
            </div>
            <DangerZone>
              <DeleteRule rule={chosen} onClose={close} />
            </DangerZone>
          </>
        ) : null}
      </SidePanel>
    </>
  );
}

function DeleteRule({ rule: { uuid, name, account }, onClose }: { rule: TokenRule; onClose: () => void }) {
  const { t } = useLingui();
  const remove = useDeleteRule();
  const [asking, setAsking] = useState(false);

  async function removeNow(): Promise<void> {
    await remove.mutateAsync(uuid);
    toast({ kind: 'success', title: t`Rule deleted` });
    onClose();
  }

  const consequence = t`Pipelines can't become ${account} by this rule anymore. Tokens that were exchanged by it stop working.`;
  return (
    <>
      <Danger
        title={t`Delete rule`}
        action={
          <Button
            variant="danger"
            icon={<Trash2 className="size-4" aria-hidden />}
            onClick={() => setAsking(true)}
          >
            {t`Delete rule`}
          </Button>
        }
      >
        {consequence}
      </Danger>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`Delete rule ${name}?`}
        confirmLabel={t`Delete rule`}
        danger
        onConfirm={removeNow}
      >
        {consequence}
      </ConfirmDialog>
    </>
  );
}
