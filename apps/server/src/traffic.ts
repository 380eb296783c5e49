/** The requests that a process is answering. Probes of health and metrics do not count. */
export interface Traffic {
  /** A request begins; call what it returns when its answer has gone or its caller has. */
  begin(): () => void;
  /** Since the last request ended; 0 while one is being answered. */
  idleMs(): number;
}

export function createTraffic(): Traffic {
  let requests = 0;
  let endedAt = Number.NEGATIVE_INFINITY;
  return {
    begin() {
      requests++;
      let hasEnded = false;
      return () => {
        if (hasEnded) return;
        hasEnded = true;
        requests--;
        endedAt = performance.now();
      };
    },
    idleMs: () => (requests > 0 ? 0 : performance.now() - endedAt),
  };
}
