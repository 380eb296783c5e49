import { analysisJustifications, analysisResponses, analysisStates } from '@waybill/api-contract';
import { type Static, Type } from 'typebox';
import { severalLines } from '../../http/contract-text.ts';
import { nullableBoolean, nullableText, untrimmed } from '../../http/schema.ts';

/** Query of `GET /analysis`. It is checked by hand, because the answer has its own shape (contract §1.3). */
export const analysisQuery = Type.Object({
  project: Type.Optional(Type.String()),
  component: Type.Optional(Type.String()),
  vulnerability: Type.Optional(Type.String()),
});
export type AnalysisQuery = Static<typeof analysisQuery>;

/** Text of several lines: no control characters but line ends and tabs. */
const prose = Type.Optional(nullableText({ pattern: severalLines }));

/** Contract model `AnalysisRequest`. */
export const analysisRequest = Type.Object(
  {
    project: Type.Optional(nullableText(untrimmed)),
    component: Type.String(untrimmed),
    vulnerability: Type.String(untrimmed),
    analysisState: Type.Optional(Type.Union([Type.Enum(analysisStates), Type.Null()])),
    analysisJustification: Type.Optional(Type.Union([Type.Enum(analysisJustifications), Type.Null()])),
    analysisResponse: Type.Optional(Type.Union([Type.Enum(analysisResponses), Type.Null()])),
    analysisDetails: prose,
    /** Ours: takes the details away, which no text can do, since clients send empty ones to keep what is there. */
    clearDetails: Type.Optional(Type.Boolean()),
    /** Ours: state, justification and response that are left out stay, instead of being reset. */
    keepOmitted: Type.Optional(Type.Boolean()),
    comment: prose,
    isSuppressed: Type.Optional(nullableBoolean()),
    /** Deprecated name of `isSuppressed` that old clients still send. */
    suppressed: Type.Optional(nullableBoolean()),
  },
  { additionalProperties: false },
);
export type AnalysisRequest = Static<typeof analysisRequest>;
