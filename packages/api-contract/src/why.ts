/** How one advisory record was judged. `steps` are machine-readable; the console puts them into words. */
export interface WhyRecordView {
  feed: string;
  recordId: string;
  /** When the record says it was last changed, ISO 8601. */
  modified?: string;
  verdict: 'affected' | 'not_affected' | 'cannot_tell';
  steps: { code: string; data: Record<string, unknown> }[];
}

/** Answer of `GET /api/waybill/v1/why`: the derivation of a match or of a non-match (design §5). */
export interface WhyView {
  component: { uuid: string; name: string; group?: string; version?: string; purl?: string; cpe?: string };
  vulnerability: { uuid: string; source: string; vulnId: string; title?: string };
  verdict: 'affected' | 'not_affected' | 'cannot_tell';
  records: WhyRecordView[];
  /** The stored match, if any. Times are epoch milliseconds. */
  match?: { firstSeen: number; analyzers: string[] };
  /** Former matches that ended. */
  past: { firstSeen: number; goneAt: number }[];
  /** Why no enabled source can judge the component, if so. */
  blindSpots: { code: string; data: Record<string, unknown> }[];
}
