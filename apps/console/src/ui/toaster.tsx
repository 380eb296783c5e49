import { Toast } from '@base-ui/react/toast';
import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import { type Notice, showNoticesWith, type ToastKind } from './toast.tsx';

const timeoutMs = 5000;
const manager = Toast.createToastManager();

function show({ kind, title, text, action }: Notice): void {
  const id = `${kind}|${title}|${text ?? ''}`;
  manager.add({
    id,
    type: kind,
    title,
    ...(text ? { description: text } : {}),
    ...(action
      ? {
          actionProps: {
            children: action.label,
            onClick: () => {
              manager.close(id);
              action.run();
            },
          },
        }
      : {}),
    // High priority would hide the notice itself from assistive technology while it can take the focus.
    priority: 'low',
    timeout: timeoutMs,
  });
}

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert };
const colors: Record<ToastKind, string> = {
  success: 'text-success',
  info: 'text-accent',
  warning: 'text-warning',
  error: 'text-danger',
};

function kindOf(type: string | undefined): ToastKind {
  return type === 'success' || type === 'warning' || type === 'error' ? type : 'info';
}

function ToastList() {
  const { t } = useLingui();
  const { toasts } = Toast.useToastManager();
  return toasts.map((item) => {
    const kind = kindOf(item.type);
    const Icon = icons[kind];
    return (
      <Toast.Root
        key={item.id}
        toast={item}
        data-kind={kind}
        swipeDirection="right"
        className="popup relative w-full p-3 pe-10 transition-[opacity,translate] data-ending-style:translate-x-4 data-limited:hidden"
      >
        <Toast.Content className="flex gap-2.5">
          <Icon className={clsx('mt-0.5 size-4 shrink-0', colors[kind])} aria-hidden />
          <div className="min-w-0">
            <Toast.Title className="font-medium wrap-anywhere" />
            <Toast.Description className="mt-0.5 text-muted wrap-anywhere" />
            {item.actionProps ? (
              <Toast.Action className="mt-1.5 -ms-1 rounded px-1 font-medium text-accent hover:underline" />
            ) : null}
          </div>
        </Toast.Content>
        <Toast.Close
          aria-label={t`Close`}
          className="absolute end-2 top-2 grid size-7 place-items-center rounded text-muted hover:bg-subtle"
        >
          <X className="size-4" aria-hidden />
        </Toast.Close>
      </Toast.Root>
    );
  });
}

/** The place where notices appear; once per page. */
export function Toaster() {
  const { t } = useLingui();
  // The provider listens to the manager by now: effects of what is inside come first.
  useEffect(() => showNoticesWith(show), []);
  return (
    <Toast.Provider toastManager={manager} timeout={timeoutMs} limit={5}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={t`Notifications`}
          // Below the header; beside a panel that is a column, and below the title of one that lies above the page.
          className="fixed end-4 top-15 z-100 flex w-90 max-w-[calc(100vw-2rem)] flex-col gap-2 in-[body:has([data-side-panel])]:top-28 xl:in-[body:has([data-side-panel=column])]:end-[calc(var(--docked-width)+1rem)] xl:in-[body:has([data-side-panel=column])]:top-15"
        >
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
