import type { Step } from '@waybill/match';
import type { ReactNode } from 'react';
import { Code } from './code.tsx';
import { entrySentence } from './entry-sentence.tsx';
import { identifierSentence } from './identifier-sentence.tsx';
import { versionSentence } from './version-sentence.tsx';

/** One step of a derivation as a sentence. Codes are explained at `Step` of the package `match`. */
export function StepSentence({ step, fixedIn }: { step: Step; fixedIn: readonly string[] }): ReactNode {
  return (
    identifierSentence(step) ?? entrySentence(step) ?? versionSentence(step, fixedIn) ?? unknownSentence(step)
  );
}

/** A newer server may know steps that this console does not. */
function unknownSentence(step: { code: string; data: object }): ReactNode {
  return (
    <>
      <Code>{step.code}</Code> <Code>{JSON.stringify(step.data)}</Code>
    </>
  );
}
