import { readdirSync, readFileSync } from 'node:fs';

/** The caller of a recorded step; see packages/api-contract/recorded/README.md. */
export type Caller = 'admin' | 'key' | 'viewer' | 'uploader' | 'nobody' | 'none';

/** One request to the predecessor and its answer. */
export interface RecordedStep {
  scenario: string;
  step: string;
  method: string;
  path: string;
  query?: Readonly<Record<string, unknown>>;
  as: Caller;
  headersSent?: Readonly<Record<string, string | null>>;
  request?: unknown;
  status: number;
  headers: Readonly<Record<string, string>>;
  body?: unknown;
  bodyCut?: string;
}

/** The steps of one workflow, or of one endpoint's sweep, in order. */
export interface Scenario {
  name: string;
  /** A sweep has no contents to compare: it ran after everything else, on whatever was there. */
  isSweep: boolean;
  steps: readonly RecordedStep[];
}

const directory = new URL('../../../../packages/api-contract/recorded/', import.meta.url);

/** All of the recording: the workflows first, then the sweeps, as they ran. */
export function readRecording(): Scenario[] {
  const files = readdirSync(directory).filter((name) => name.endsWith('.jsonl'));
  const inOrder = [
    ...files.filter((name) => name.startsWith('flow-')),
    ...files.filter((name) => name.startsWith('calls-')),
  ];
  const steps = inOrder.flatMap(readSteps);
  return [...Map.groupBy(steps, (step) => step.scenario)].map(([name, ofScenario]) => ({
    name,
    isSweep: name.startsWith('sweep '),
    steps: ofScenario,
  }));
}

function readSteps(file: string): RecordedStep[] {
  const lines = readFileSync(new URL(file, directory), 'utf8').split('\n');
  // The recording is data of this repository; its README says what a line holds.
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as RecordedStep);
}
