import type { AnyRouter } from '@tanstack/react-router';

/** Takes away the outline of the shell that index.html draws, as soon as a page is drawn in its place. */
export function removeOutlineWithFirstPage(router: AnyRouter): void {
  const stop = router.subscribe('onRendered', () => {
    document.getElementById('outline')?.remove();
    stop();
  });
}
