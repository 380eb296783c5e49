type Phase = 'starting' | 'ready' | 'stopping';

let phase: Phase = 'starting';

/** Told once by start-up when requests can be served. */
export function noteReady(): void {
  phase = 'ready';
}

/** Told when the process is about to end, so that a load balancer sends no more requests. */
export function noteStopping(): void {
  phase = 'stopping';
}

export function isReady(): boolean {
  return phase === 'ready';
}
