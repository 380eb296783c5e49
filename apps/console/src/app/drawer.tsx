import { Dialog as Base } from '@base-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { backdropClassName } from '../ui/dialog.tsx';
import { Sidebar } from './sidebar.tsx';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAbout: () => void;
}

/** Where the sidebar has its place beside the page. */
const wideScreen = '(min-width: 48rem)';

/** The navigation on a small screen: over the page until a place was chosen, Escape or a press outside closes it. */
export function Drawer({ open, onOpenChange, onAbout }: DrawerProps) {
  const { t } = useLingui();
  useEffect(() => {
    if (!open) return;
    const query = matchMedia(wideScreen);
    const close = () => query.matches && onOpenChange(false);
    query.addEventListener('change', close);
    return () => query.removeEventListener('change', close);
  }, [open, onOpenChange]);

  function closeAfterLink(event: React.MouseEvent): void {
    if (event.target instanceof Element && event.target.closest('a')) onOpenChange(false);
  }

  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={backdropClassName} />
        <Base.Popup
          aria-label={t`Navigation`}
          className="fixed inset-y-0 start-0 z-50 w-60 max-w-[85vw] border-e border-line bg-surface shadow-popup outline-none"
          onClick={closeAfterLink}
        >
          <Sidebar
            narrow={false}
            onAbout={() => {
              onOpenChange(false);
              onAbout();
            }}
          />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
