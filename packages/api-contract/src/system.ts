/** One thing that is checked (contract model `HealthCheck`). */
export interface HealthCheck {
  name: string;
  status: 'UP' | 'DOWN';
  data: Record<string, string>;
}

/** Whether the server works (contract model `Health`). */
export interface Health {
  status: 'UP' | 'DOWN';
  checks: HealthCheck[];
}

/** What is running (contract model `About`), with our own version beside the level of the contract. */
export interface About {
  application: string;
  /** Level of the contract; clients switch on it. */
  version: string;
  /** When this copy of the server was installed: ISO 8601, UTC. */
  timestamp: string;
  /** The installation; the same on all its nodes. */
  uuid: string;
  systemUuid: string;
  framework: { name: string; version: string; timestamp: string; uuid: string };
  /** Version of Waybill itself. */
  waybillVersion: string;
}

/** Who says on whose behalf it sends requests, by `GET /api/waybill/v1/forwarding`. */
export interface ForwardingView {
  /** The last peer that did so without being a trusted proxy, within a day; `at` is in milliseconds since 1970. */
  ignoredProxy: { address: string; at: number } | null;
}

/** Whether the work behind a token is still going on (contract model `IsTokenBeingProcessedResponse`). */
export interface TokenProcessing {
  processing: boolean;
}

/** A piece of background work, by `GET /api/waybill/v1/tasks/{token}`. */
/** How far a step has got, in numbers that clients put into words. */
export interface ProgressDetail {
  /** The file or ecosystem that is worked on. */
  part: string;
  unit: 'bytes' | 'records';
  done: number;
  /** Of so many. */
  total?: number;
  /** So many of the done ones were new or had changed. */
  changed?: number;
}

export interface TaskView {
  token: string;
  /** Such as `bom.process` or `source.mirror`. */
  kind: string;
  /** What it works on, where there is at most one task for each. */
  subject?: string;
  state: 'queued' | 'running' | 'done' | 'failed' | 'canceled';
  /** 0 to 100. */
  progress: number;
  /** The step it is at: a word that clients translate. */
  stage?: string;
  detail?: ProgressDetail;
  /** The detail in English words. */
  message?: string;
  /** Why it failed, or why its last attempt did. */
  error?: string;
  warnings: string[];
  /** Epoch milliseconds, as are the others. */
  createdAt: number;
  startedAt?: number;
  finishedAt?: number;
  /** What it found out; the members depend on the kind. */
  result?: Record<string, unknown>;
}
