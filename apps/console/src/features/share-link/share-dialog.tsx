// Public to other features.
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCapability } from '../../lib/capability.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { shareLinksQuery } from './share-link.data.ts';
import { ShareLinkForm } from './share-link-form.tsx';
import { ShareLinkList } from './share-link-list.tsx';

interface ShareDialogProps {
  project: string;
  /** A collection has no documents of its own. */
  disabledReason: string | undefined;
  onClose: () => void;
}

/** Links by which people without an account read the BOM and the VEX of a project. */
export function ShareDialog({ open, ...props }: ShareDialogProps & { open: boolean }) {
  const { t } = useLingui();
  const { allowed } = useCapability('PORTFOLIO_MANAGEMENT');
  return (
    <Dialog
      open={open && allowed && props.disabledReason === undefined}
      onOpenChange={(next) => !next && props.onClose()}
      title={t`Share with customers`}
      description={t`A link shows the BOM and the VEX of this version to whoever has it, without an account. Every download is logged.`}
      size="lg"
    >
      <Shares project={props.project} />
    </Dialog>
  );
}

function Shares({ project }: { project: string }) {
  const { t } = useLingui();
  const links = useQuery(shareLinksQuery(project));
  const [step, setStep] = useState<'list' | 'form' | { token: string }>('list');
  if (step === 'form') {
    return (
      <ShareLinkForm
        project={project}
        onCreated={(token) => setStep({ token })}
        onCancel={() => setStep('list')}
      />
    );
  }
  return (
    <>
      {step === 'list' ? null : <NewLink token={step.token} />}
      {links.isError ? (
        <ErrorState title={t`Couldn't load links`} onRetry={() => void links.refetch()} />
      ) : links.data ? (
        <ShareLinkList links={links.data} />
      ) : (
        <Skeleton className="h-16 w-full" />
      )}
      <div className="mt-5 flex justify-end">
        <Button variant="primary" onClick={() => setStep('form')}>
          {t`Create link`}
        </Button>
      </div>
    </>
  );
}

/** The whole link, for the only time. */
function NewLink({ token }: { token: string }) {
  const { t } = useLingui();
  const link = new URL(paths.shared(token).slice(1), document.baseURI).href;
  return (
    <section aria-label={t`New link`} className="mb-4">
      <p className="mb-1">{t`Copy the link now. It won't be shown again.`}</p>
      <div className="flex items-center gap-2 rounded-md border border-line bg-subtle py-1 ps-3 pe-1">
        <code className="min-w-0 flex-1 font-mono text-xs wrap-anywhere">{link}</code>
        <CopyButton text={link} label={t`Copy link`} />
      </div>
    </section>
  );
}
