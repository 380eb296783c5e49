/** A change of administration, by `GET /api/waybill/v1/audit-log`. */
export interface AuditLogEntry {
  /** Epoch milliseconds. */
  at: number;
  /** A user name, the teams of an API key, or `command line`. */
  actor: string;
  /** `<thing>.<what happened>`, such as `team.created`. */
  action: string;
  /** What it was done to: a name or public id. */
  target: string;
  /** The members depend on the action; never secrets. */
  detail?: Record<string, unknown>;
}
