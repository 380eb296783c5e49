import { useLingui } from '@lingui/react/macro';
import type { LicenseGroup } from '@waybill/api-contract';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Danger, DangerZone } from '../../ui/danger-zone.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { toast } from '../../ui/toast.tsx';
import { DeleteLicenseGroup } from './delete-license-group.tsx';
import { GroupedLicenses } from './grouped-licenses.tsx';
import { useRenameLicenseGroup } from './license-group.data.ts';
import { LicenseGroupNameForm } from './license-group-name-form.tsx';
import { PoliciesOfGroup } from './policies-of-group.tsx';

interface LicenseGroupPanelProps {
  group: LicenseGroup | undefined;
  onClose: () => void;
}

/** Everything about a license group, beside the list. */
export function LicenseGroupPanel({ group, onClose }: LicenseGroupPanelProps) {
  return (
    <SidePanel
      open={group !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={group?.name ?? ''}
    >
      {group ? <Details key={group.uuid} group={group} onClose={onClose} /> : null}
    </SidePanel>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-5">
      <h3 className="mb-2 font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function Details({ group, onClose }: { group: LicenseGroup; onClose: () => void }) {
  const { t } = useLingui();
  const rename = useRenameLicenseGroup();
  const [asking, setAsking] = useState(false);

  async function renameNow(name: string): Promise<void> {
    await rename.mutateAsync({ ...group, name });
    toast({ kind: 'success', title: t`License group renamed` });
  }

  return (
    <>
      <Section title={t`Licenses`}>
        <GroupedLicenses group={group} />
      </Section>
      <Section title={t`Policies`}>
        <PoliciesOfGroup group={group.uuid} />
      </Section>
      <Section title={t`Rename`}>
        <LicenseGroupNameForm name={group.name} submitLabel={t`Rename`} onSubmit={renameNow} />
      </Section>
      <DangerZone>
        <Danger
          title={t`Delete license group`}
          action={
            <Button
              variant="danger"
              icon={<Trash2 className="size-4" aria-hidden />}
              onClick={() => setAsking(true)}
            >
              {t`Delete license group`}
            </Button>
          }
        >
          {t`Its licenses stay. Conditions that name the group no longer apply.`}
        </Danger>
      </DangerZone>
      <DeleteLicenseGroup group={group} open={asking} onOpenChange={setAsking} onDone={onClose} />
    </>
  );
}
