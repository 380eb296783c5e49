import { startSession } from './session.ts';

/** Hosts that can ask the user to sign in above the page: the shell, while it is there. */
const hosts = new Set<() => void>();
let underWay: PromiseWithResolvers<boolean> | undefined;
let leaveForStart = () => {};

function notify(): void {
  for (const host of hosts) host();
}

/** For `useSyncExternalStore`: the listener shows the dialog while a renewal is wanted. */
export function hostRenewal(host: () => void): () => void {
  hosts.add(host);
  return () => {
    hosts.delete(host);
    if (hosts.size === 0) finishRenewal(false);
  };
}

export function isRenewalWanted(): boolean {
  return underWay !== undefined;
}

/** Settles with the dialog, if one is open: what is sent meanwhile would be refused as well. */
export function renewalUnderWay(): Promise<boolean> | undefined {
  return underWay?.promise;
}

/** Asks the user to sign in again; false when there is no page yet that would go on, and when they do not. */
export function renewSession(): Promise<boolean> {
  if (hosts.size === 0) return Promise.resolve(false);
  if (!underWay) {
    underWay = Promise.withResolvers();
    notify();
  }
  return underWay.promise;
}

/** Ends the question: what waited for it goes on, or fails as it would have without it. */
export function finishRenewal(isRenewed: boolean): void {
  const finished = underWay;
  underWay = undefined;
  finished?.resolve(isRenewed);
  notify();
}

/** Names the one place that takes the whole page away and begins anew. */
export function onOtherUser(leave: () => void): void {
  leaveForStart = leave;
}

/** Another user has signed in: nothing of the page, and nothing that was typed in it, is for them to see. */
export function handOverTo(token: string): void {
  leaveForStart();
  sessionStorage.clear();
  startSession(token);
}
