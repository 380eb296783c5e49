import { useLingui } from '@lingui/react/macro';
import type { Repository } from '@waybill/api-contract';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { HttpError } from '../../lib/http-error.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Dialog, DialogFooter } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useOrderRepositories } from './repository.data.ts';

interface RepositoryOrderProps {
  type: Repository['type'];
  repositories: readonly Repository[];
  open: boolean;
  onClose: () => void;
}

/** The order in which the repositories of a type are queried. */
export function RepositoryOrder({ open, onClose, ...props }: RepositoryOrderProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t`Change order`}
      description={t`The first repository that has a package decides its latest version.`}
    >
      <OrderForm {...props} onClose={onClose} />
    </Dialog>
  );
}

interface Move {
  uuid: string;
  step: -1 | 1;
}

function OrderForm({ type, repositories, onClose }: Omit<RepositoryOrderProps, 'open'>) {
  const { t } = useLingui();
  const save = useOrderRepositories(type);
  const [order, setOrder] = useState(repositories);
  const [moved, setMoved] = useState<Move>();
  const [failure, setFailure] = useState<string>();
  const list = useRef<HTMLOListElement>(null);
  const place = order.findIndex(({ uuid }) => uuid === moved?.uuid);
  const name = order[place]?.identifier;
  const number = place + 1;
  const count = order.length;

  useEffect(() => {
    // An item that changes its place loses the focus.
    const buttons = list.current?.children[place]?.querySelectorAll('button');
    buttons?.[moved?.step === -1 ? 0 : 1]?.focus();
  }, [place, moved]);

  function move(uuid: string, step: Move['step']): void {
    const from = order.findIndex((one) => one.uuid === uuid);
    setOrder(order.toSpliced(from, 1).toSpliced(from + step, 0, ...order.slice(from, from + 1)));
    setMoved({ uuid, step });
  }

  async function submit(): Promise<void> {
    try {
      await save.mutateAsync(order.map(({ uuid }) => uuid));
      toast({ kind: 'success', title: t`Order saved` });
      onClose();
    } catch (error) {
      const isOther = error instanceof HttpError && error.status === 409;
      setFailure(
        isOther
          ? t`Repositories were added or deleted in the meantime. Close this dialog and try again.`
          : t`Couldn't save the order.`,
      );
    }
  }

  return (
    <>
      <ol ref={list} className="rounded-md border border-line">
        {order.map(({ uuid, identifier }, index) => (
          <li key={uuid} className="flex items-center gap-2 border-line px-3 py-1 not-first:border-t">
            <span className="w-5 shrink-0 text-muted tabular-nums">{index + 1}</span>
            <span className="min-w-0 flex-1 wrap-anywhere">{identifier}</span>
            <IconButton
              label={t`Move “${identifier}” up`}
              icon={<ArrowUp className="size-4" aria-hidden />}
              disabledReason={index === 0 ? t`Already first` : undefined}
              onClick={() => move(uuid, -1)}
            />
            <IconButton
              label={t`Move “${identifier}” down`}
              icon={<ArrowDown className="size-4" aria-hidden />}
              disabledReason={index === count - 1 ? t`Already last` : undefined}
              onClick={() => move(uuid, 1)}
            />
          </li>
        ))}
      </ol>
      <span role="status" className="sr-only">
        {name ? t`${name}: number ${number} of ${count}` : null}
      </span>
      {failure ? (
        <p role="alert" className="mt-3 text-danger">
          {failure}
        </p>
      ) : null}
      <DialogFooter>
        <Button onClick={onClose}>{t`Cancel`}</Button>
        <Button variant="primary" busy={save.isPending} onClick={() => void submit()}>
          {t`Save`}
        </Button>
      </DialogFooter>
    </>
  );
}
