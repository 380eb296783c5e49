// Public to other features.
import { Plural, useLingui } from '@lingui/react/macro';
import { CircleAlert, Copy } from 'lucide-react';
import type { HttpError, Violation } from '../../lib/http-error.ts';
import { Button } from '../../ui/button.tsx';
import { useCopy } from '../../ui/copy-button.tsx';

interface BomRefusalProps {
  error: HttpError;
  onAgain: () => void;
  onClose: () => void;
}

/** Why the server did not accept a document: place and reason of every fault, to read and to copy. */
export function BomRefusal({ error, onAgain, onClose }: BomRefusalProps) {
  const { t } = useLingui();
  const copy = useCopy();
  const { title, text } = useRefusalWords(error);
  const { violations } = error;
  const lines = violations.map(({ path, message }) => (path ? `${path}: ${message}` : message));
  return (
    <div role="alert">
      <div className="flex gap-2.5">
        <CircleAlert className="mt-0.5 size-4 shrink-0 text-danger" aria-hidden />
        <div className="min-w-0">
          <p className="font-medium">{title}</p>
          {text ? <p className="text-muted wrap-anywhere">{text}</p> : null}
        </div>
      </div>
      {violations.length > 0 ? <ViolationTable violations={violations} /> : null}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        {violations.length > 0 ? (
          <Button
            className="me-auto"
            icon={<Copy className="size-4" aria-hidden />}
            onClick={() => void copy([title, ...lines].join('\n'))}
          >
            {t`Copy errors`}
          </Button>
        ) : null}
        <Button onClick={onClose}>{t`Close`}</Button>
        <Button variant="primary" onClick={onAgain}>
          {t`Choose another file`}
        </Button>
      </div>
    </div>
  );
}

function useRefusalWords(error: HttpError): { title: string; text: string } {
  const { t } = useLingui();
  if (error.kind === 'network') {
    return { title: t`Upload failed`, text: t`Check your network connection and try again.` };
  }
  if (error.violations.length > 0)
    return { title: t`The document doesn't match its schema`, text: error.detail };
  if (error.kind === 'problem') return { title: error.title, text: error.detail };
  if (error.status === 401) {
    return { title: t`Project not found`, text: t`Your account can't create projects.` };
  }
  const status = `${error.statusText} (${error.status})`;
  return { title: t`The server rejected the upload`, text: error.body || status };
}

function ViolationTable({ violations }: { violations: readonly Violation[] }) {
  const { t } = useLingui();
  return (
    <section
      aria-label={t`Document errors`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="mt-3 max-h-72 overflow-auto rounded-md border border-line"
    >
      <table className="w-full">
        <caption className="sr-only">
          <Plural value={violations.length} one="# error" other="# errors" />
        </caption>
        <thead className="sticky top-0 bg-raised text-xs text-muted">
          <tr>
            <th scope="col" className="w-2/5 px-3 py-1.5 text-start font-medium">{t`Location`}</th>
            <th scope="col" className="px-3 py-1.5 text-start font-medium">{t`Reason`}</th>
          </tr>
        </thead>
        <tbody>
          {violations.map(({ path, message }) => (
            <tr key={`${path} ${message}`} className="border-t border-line align-top">
              <td className="px-3 py-1.5 font-mono text-xs wrap-anywhere">{path || '–'}</td>
              <td className="px-3 py-1.5 wrap-anywhere">{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
