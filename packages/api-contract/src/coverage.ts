/** One kind of component that no enabled source can judge. */
export interface BlindSpotView {
  code: string;
  data: Record<string, unknown>;
  components: number;
  /** A few of them, by name. */
  examples: { uuid: string; name: string; version?: string }[];
}

/** Answer of `GET /api/waybill/v1/project/{uuid}/coverage`: how much of a project the enabled sources can see. */
export interface CoverageView {
  components: number;
  judgeable: number;
  blind: number;
  blindSpots: BlindSpotView[];
}
