import { Toast } from '@base-ui/react/toast';
import { Plural, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import { Badge } from './badge.tsx';
import { foldNotices } from './folded-notices.ts';
import { type Notice, showNoticesWith, type ToastKind } from './toast.tsx';

interface FoldedData {
  texts: readonly string[];
}

const timeoutMs = 5000;
const shownTexts = 3;
const manager = Toast.createToastManager();

const notices = foldNotices();

function show(notice: Notice): void {
  const { id, kind, title, texts, action } = notices.add(notice);
  manager.add<FoldedData>({
    id,
    type: kind,
    title,
    data: { texts },
    onRemove: () => notices.close(id),
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
      : { actionProps: undefined }),
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
  const { t, i18n } = useLingui();
  const { toasts } = Toast.useToastManager<FoldedData>();
  return toasts.map((item) => {
    const kind = kindOf(item.type);
    const Icon = icons[kind];
    const texts = item.data?.texts ?? [];
    const more = texts.length - shownTexts;
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
            <div className="flex gap-2">
              <Toast.Title className="font-medium wrap-anywhere" />
              {texts.length > 1 ? <Badge>{i18n.number(texts.length)}</Badge> : null}
            </div>
            {texts.length === 0 ? null : (
              <Toast.Description render={<div />} className="mt-0.5 text-muted wrap-anywhere">
                {texts.slice(0, shownTexts).map((text) => (
                  <p key={text}>{text}</p>
                ))}
                {more > 0 ? (
                  <p>
                    <Plural value={more} one="and # more" other="and # more" />
                  </p>
                ) : null}
              </Toast.Description>
            )}
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
          // Where no page, dialog or panel has its buttons: below on the left; on a phone, over the header.
          className="fixed start-4 bottom-4 z-100 flex w-90 max-w-[calc(100vw-2rem)] flex-col gap-2 max-sm:start-2 max-sm:top-2 max-sm:bottom-auto max-sm:w-[calc(100vw-1rem)] max-sm:max-w-none"
        >
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
