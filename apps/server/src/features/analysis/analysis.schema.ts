import { analysisJustifications, analysisResponses, analysisStates } from '@waybill/api-contract';
import { type Static, Type } from 'typebox';

/** Query of `GET /analysis`. The contract checks it by hand, so that the answer has its own shape (§1.3). */
export const analysisQuery = Type.Object({
  project: Type.Optional(Type.String()),
  component: Type.Optional(Type.String()),
  vulnerability: Type.Optional(Type.String()),
});
export type AnalysisQuery = Static<typeof analysisQuery>;

const optionalText = Type.Optional(Type.Union([Type.String(), Type.Null()]));

/** Contract model `AnalysisRequest`. */
export const analysisRequest = Type.Object(
  {
    project: optionalText,
    component: Type.String(),
    vulnerability: Type.String(),
    analysisState: Type.Optional(Type.Union([Type.Enum(analysisStates), Type.Null()])),
    analysisJustification: Type.Optional(Type.Union([Type.Enum(analysisJustifications), Type.Null()])),
    analysisResponse: Type.Optional(Type.Union([Type.Enum(analysisResponses), Type.Null()])),
    analysisDetails: optionalText,
    comment: optionalText,
    isSuppressed: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    /** Deprecated name of `isSuppressed` that old clients still send. */
    suppressed: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
  },
  { additionalProperties: false },
);
export type AnalysisRequest = Static<typeof analysisRequest>;
