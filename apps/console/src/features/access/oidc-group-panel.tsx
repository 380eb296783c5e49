import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { OidcGroupEntry } from '@waybill/api-contract';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import * as v from 'valibot';
import { optionalText } from '../../lib/validation.ts';
import { Button } from '../../ui/button.tsx';
import { compareTexts } from '../../ui/collator.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Danger, DangerZone } from '../../ui/danger-zone.tsx';
import { Form, TextField, useForm } from '../../ui/form.tsx';
import { Checkbox } from '../../ui/inputs.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { teamsQuery } from './access.data.ts';
import {
  groupLabel,
  useDeleteOidcGroup,
  useMapOidcGroup,
  useNameOidcGroup,
  useUnmapGroup,
} from './group.data.ts';
import { PanelSection } from './panel-section.tsx';

/** Everything about a group of the identity provider, beside the list. */
export function OidcGroupPanel(props: { group: OidcGroupEntry | undefined; onClose: () => void }) {
  const { t } = useLingui();
  const { group, onClose } = props;
  return (
    <SidePanel
      open={group !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={group ? groupLabel(group) : ''}
    >
      {group ? (
        <>
          <PanelSection title={t`Display name`}>
            <DisplayNameForm key={`${group.uuid} ${group.displayName}`} group={group} />
          </PanelSection>
          <PanelSection title={t`Teams`}>
            <GroupTeams group={group} />
          </PanelSection>
          <DangerZone>
            <DeleteGroup group={group} onClose={onClose} />
          </DangerZone>
        </>
      ) : null}
    </SidePanel>
  );
}

const schema = v.object({ displayName: optionalText() });

function DisplayNameForm({ group }: { group: OidcGroupEntry }) {
  const { t } = useLingui();
  const name = useNameOidcGroup();
  const form = useForm({ schema, defaultValues: { displayName: group.displayName ?? '' } });

  async function submit({ displayName }: v.InferOutput<typeof schema>): Promise<void> {
    await name.mutateAsync({ uuid: group.uuid, displayName });
    toast({ kind: 'success', title: t`Display name saved` });
  }

  return (
    <Form form={form} onSubmit={submit} submitLabel={t`Save`}>
      <TextField
        name="displayName"
        label={t`Display name`}
        hint={
          group.isNamedByHand
            ? t`Entered here. Leave it empty to use the name that the identity provider sends.`
            : t`For groups that the identity provider sends as identifiers. What you enter here is kept.`
        }
      />
    </Form>
  );
}

/** Every team with a box; a change is saved at once. */
function GroupTeams({ group }: { group: OidcGroupEntry }) {
  const { t } = useLingui();
  const teams = useQuery(teamsQuery);
  const map = useMapOidcGroup();
  const unmap = useUnmapGroup();
  if (teams.isError) {
    return <ErrorState title={t`Couldn't load teams`} onRetry={() => void teams.refetch()} />;
  }
  if (!teams.data) return <Skeleton className="h-24 w-full" />;
  const mappings = new Map(group.teams.map(({ uuid, mapping }) => [uuid, mapping]));

  function change(team: string, isMapped: boolean): void {
    const mapping = mappings.get(team);
    if (isMapped) map.mutate({ team, group: group.uuid });
    else if (mapping !== undefined) unmap.mutate({ kind: 'oidc', uuid: mapping });
  }

  return (
    <>
      <p className="mb-2 text-muted">{t`Members of this group join these teams when they sign in.`}</p>
      <ul>
        {teams.data
          .toSorted((a, b) => compareTexts(a.name, b.name))
          .map(({ uuid, name }) => (
            <li key={uuid}>
              <Checkbox
                label={name}
                checked={mappings.has(uuid)}
                disabled={map.isPending || unmap.isPending}
                onCheckedChange={(isMapped) => change(uuid, isMapped)}
              />
            </li>
          ))}
      </ul>
    </>
  );
}

function DeleteGroup({ group, onClose }: { group: OidcGroupEntry; onClose: () => void }) {
  const { t } = useLingui();
  const remove = useDeleteOidcGroup();
  const [isAsking, setAsking] = useState(false);
  const label = groupLabel(group);
  const consequence = t`Its mappings are deleted. Members leave the teams when they sign in again. The group reappears when the identity provider names it again.`;

  async function removeNow(): Promise<void> {
    await remove.mutateAsync(group.uuid);
    toast({ kind: 'success', title: t`Group deleted` });
    onClose();
  }

  return (
    <>
      <Danger
        title={t`Delete group`}
        action={
          <Button
            variant="danger"
            icon={<Trash2 className="size-4" aria-hidden />}
            onClick={() => setAsking(true)}
          >
            {t`Delete group`}
          </Button>
        }
      >
        {consequence}
      </Danger>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t`Delete group ${label}?`}
        confirmLabel={t`Delete group`}
        danger
        onConfirm={removeNow}
      >
        {consequence}
      </ConfirmDialog>
    </>
  );
}
