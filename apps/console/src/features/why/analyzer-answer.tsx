import { Trans, useLingui } from '@lingui/react/macro';
import type { WhyAnswer } from '@waybill/api-contract';
import { analyzerNames } from '../../lib/analyzer-names.ts';
import { useFormat } from '../../lib/format.ts';
import { WebLink } from '../../ui/web-link.tsx';
import { Code } from './code.tsx';
import { VerdictBadge } from './verdict.tsx';

/** The answer of an external analyzer, or of the search by similar names. */
export function AnalyzerAnswer({ answer }: { answer: WhyAnswer }) {
  const { t } = useLingui();
  const { matchedAs } = answer;
  const name = analyzerNames[answer.analyzer] ?? answer.analyzer;
  return (
    <section className="rounded-lg border border-line bg-surface">
      <header className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line px-3 py-2">
        <h4 className="me-auto font-medium wrap-anywhere">
          {matchedAs === undefined ? t`Answer of ${name}` : t`Fuzzy match`}
        </h4>
        <VerdictBadge verdict={answer.reported ? 'affected' : 'not_affected'} />
      </header>
      <div className="flex flex-col gap-1.5 px-3 py-2.5 wrap-anywhere">
        {matchedAs === undefined ? <Answer answer={answer} name={name} /> : <Fuzzy cpe={matchedAs} />}
      </div>
    </section>
  );
}

function Fuzzy({ cpe }: { cpe: string }) {
  return (
    <p>
      <Trans>
        No record names the component itself. By its name it was compared as <Code>{cpe}</Code>. Check that
        this is the same product.
      </Trans>
    </p>
  );
}

function Answer({ answer, name }: { answer: WhyAnswer; name: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const since = format.dateTime(answer.since);
  const answeredAt = format.dateTime(answer.answeredAt);
  const id = answer.alternateIdentifier;
  return (
    <>
      <p>
        {answer.reported
          ? t`${name} reports the vulnerability since ${since}.`
          : t`${name} doesn't report it.`}
        {answer.answeredAt === undefined ? null : ` ${t`Last answer: ${answeredAt}.`}`}
      </p>
      {id === undefined ? null : (
        <p>
          <Trans>
            Its ID there is <Code>{id}</Code>.
          </Trans>
        </p>
      )}
      {answer.referenceUrl === undefined ? null : <WebLink href={answer.referenceUrl} />}
    </>
  );
}
