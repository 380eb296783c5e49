import type { AuditFinding } from '@waybill/api-contract';
import { useCallback, useRef, useState } from 'react';
import { HttpError } from '../../lib/http-error.ts';
import { type AnalysisChange, decideQuietly, refreshDecisions } from './analysis.data.ts';
import { doOneByOne, type Outcome } from './one-by-one.ts';

export type DecisionOutcome = Outcome<AuditFinding>;

type ManyDecisionsState =
  | { step: 'asking' }
  | { step: 'running'; over: number; total: number }
  | { step: 'over'; outcome: DecisionOutcome };

export interface ManyDecisions {
  state: ManyDecisionsState;
  start: (findings: readonly AuditFinding[], change: AnalysisChange) => void;
  /** The same decision about those that failed or were not tried. */
  retry: () => void;
  /** What is on its way is finished; the rest is left. */
  stop: () => void;
  reset: () => void;
}

/** No server, no session, no right: the same would happen to every finding. */
function endsAll(error: unknown): boolean {
  return error instanceof HttpError && [0, 401, 403].includes(error.status);
}

/** Takes one decision about many findings, one after the other. */
export function useManyDecisions(project: string): ManyDecisions {
  const [state, setState] = useState<ManyDecisionsState>({ step: 'asking' });
  const change = useRef<AnalysisChange>({});
  const running = useRef<AbortController>(undefined);

  async function run(findings: readonly AuditFinding[]): Promise<void> {
    const stop = new AbortController();
    running.current = stop;
    const progress = (over: number) => setState({ step: 'running', over, total: findings.length });
    progress(0);
    const outcome = await doOneByOne({
      items: findings,
      work: ({ component, vulnerability }) =>
        decideQuietly(
          project,
          { component: component.uuid, vulnerability: vulnerability.uuid },
          change.current,
        ),
      onProgress: progress,
      endsAll,
      signal: stop.signal,
    });
    void refreshDecisions();
    // The dialog may have been left, and begun anew, meanwhile.
    if (running.current === stop) setState({ step: 'over', outcome });
  }

  const stop = useCallback(() => running.current?.abort(), []);
  const reset = useCallback(() => {
    running.current?.abort();
    running.current = undefined;
    setState({ step: 'asking' });
  }, []);
  return {
    state,
    start: (findings, decided) => {
      change.current = decided;
      void run(findings);
    },
    retry: () => {
      if (state.step !== 'over') return;
      void run([...state.outcome.failed.map(({ item }) => item), ...state.outcome.left]);
    },
    stop,
    reset,
  };
}
