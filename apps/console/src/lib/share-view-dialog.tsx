import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { SavedView } from '@waybill/api-contract';
import * as v from 'valibot';
import { Dialog } from '../ui/dialog.tsx';
import { Form, SelectField, useForm } from '../ui/form.tsx';
import { Loading } from '../ui/states.tsx';
import { toast } from '../ui/toast.tsx';
import { HttpError } from './http-error.ts';
import { queryClient } from './query.ts';
import { useShareView } from './saved-view.data.ts';
import { visibleTeamsQuery } from './visible-teams.data.ts';

interface ShareViewProps {
  view: SavedView;
  onClose: () => void;
}

/** Asks for the team whose members see a view as well. */
export function ShareViewDialog({ open, ...props }: ShareViewProps & { open: boolean }) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && props.onClose()}
      title={t`Share view with a team`}
      size="sm"
    >
      <ShareViewForm {...props} />
    </Dialog>
  );
}

const nobody = '';

function ShareViewForm({ view, onClose }: ShareViewProps) {
  const { data: teams } = useQuery(visibleTeamsQuery, queryClient);
  if (!teams) return <Loading />;
  const team = teams.find(({ name }) => name === view.team)?.uuid ?? nobody;
  return <TeamForm view={view} team={team} teams={teams} onClose={onClose} />;
}

interface TeamFormProps extends ShareViewProps {
  team: string;
  teams: readonly { uuid: string; name: string }[];
}

function TeamForm({ view, team, teams, onClose }: TeamFormProps) {
  const { t } = useLingui();
  const share = useShareView();
  const form = useForm({ schema: v.object({ team: v.string() }), defaultValues: { team } });
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        await share.mutateAsync({ uuid: view.uuid, team: values.team === nobody ? undefined : values.team });
        toast({ kind: 'success', title: values.team === nobody ? t`View no longer shared` : t`View shared` });
        onClose();
      }}
      submitLabel={t`Save`}
      onCancel={onClose}
      describeError={(error) =>
        error instanceof HttpError && error.status === 404
          ? t`You can only share views with your own teams.`
          : undefined
      }
    >
      <SelectField
        name="team"
        label={t`Team`}
        hint={t`Members of the team can use the view, but only you can change it.`}
        options={[
          { value: nobody, label: t`None` },
          ...teams.map(({ uuid, name }) => ({ value: uuid, label: name })),
        ]}
      />
    </Form>
  );
}
