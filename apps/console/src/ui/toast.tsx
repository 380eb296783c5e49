export type ToastKind = 'success' | 'info' | 'warning' | 'error';

export interface Notice {
  kind: ToastKind;
  title: string;
  text?: string;
  /** One thing that can be done about it at once, such as to undo it. */
  action?: { label: string; run: () => void };
  /** Several of one title become one. Not those with an action, unless what it does can be done elsewhere. */
  folds?: boolean;
}

/** Notices that cannot be shown yet, because their component loads beside the first page. */
const waiting: Notice[] = [];
let show = (notice: Notice): void => {
  waiting.push(notice);
};

/**
 * Tells the user something for five seconds, or as long as it is looked at: under the pointer, or with the focus inside. The
 * same words again renew the notice that is there; others under the same title join it.
 */
export function toast(notice: Notice): void {
  show(notice);
}

/** From now on notices are shown this way, those first that have waited for it. */
export function showNoticesWith(shows: (notice: Notice) => void): void {
  show = shows;
  for (const notice of waiting.splice(0)) show(notice);
}
