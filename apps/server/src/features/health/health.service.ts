let ready = false;

/** Told once by start-up when requests can be served. */
export function noteReady(): void {
  ready = true;
}

export function isReady(): boolean {
  return ready;
}
