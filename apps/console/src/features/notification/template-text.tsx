import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type NotificationGroup, notificationGroups, type TemplatePreview } from '@waybill/api-contract';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { CodeEditor, type CodeEditorHandle } from '../../ui/code-editor.tsx';
import { compareTexts } from '../../ui/collator.ts';
import { FieldFrame } from '../../ui/form.tsx';
import { Select } from '../../ui/inputs.tsx';
import { Loading } from '../../ui/states.tsx';
import { groupWords } from './notification-words.ts';
import type { KindFacts } from './publisher-kind.ts';
import { previewQuery } from './template.data.ts';

const pauseMs = 400;

interface TemplateTextProps {
  kind: KindFacts;
  text: string;
  /** Without it the text is only shown. */
  onChange?: (text: string) => void;
  /** Why the server did not take it. */
  refusal?: string | undefined;
}

/** The text of a template beside what it makes of a sample of the chosen event. */
export function TemplateText({ kind, text, onChange, refusal }: TemplateTextProps) {
  const { t } = useLingui();
  const editor = useRef<CodeEditorHandle>(null);
  const [group, setGroup] = useState<NotificationGroup>('NEW_VULNERABILITY');
  const settled = useSettled(text);
  const preview = useQuery(previewQuery(kind, settled, group));
  const fault = faultOf(preview.data);
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <div className="flex min-w-0 flex-col">
        <div className="h-104">
          <CodeEditor
            ref={editor}
            label={t`Template text`}
            value={text}
            readOnly={onChange === undefined}
            fault={fault}
            {...(onChange ? { onChange } : {})}
          />
        </div>
        {refusal ? (
          <p role="alert" className="mt-1 text-xs text-danger">
            {t`Not saved: ${refusal}`}
          </p>
        ) : null}
      </div>
      <section aria-label={t`Preview`} className="flex min-w-0 flex-col gap-2 xl:h-104">
        <SampleChoice value={group} onChange={setGroup} />
        {fault ? (
          <div role="alert" className="flex gap-2 rounded-md bg-danger-soft px-3 py-2">
            <CircleAlert className="mt-0.5 size-4 shrink-0 text-danger" aria-hidden />
            <p className="min-w-0 wrap-anywhere">
              <button
                type="button"
                className="font-medium text-danger underline underline-offset-3"
                onClick={() => editor.current?.goTo(fault)}
              >
                {t`Line ${fault.line}, column ${fault.column}`}
              </button>{' '}
              <span className="text-danger" lang="en">
                {fault.message}
              </span>
            </p>
          </div>
        ) : null}
        {preview.error ? <p className="text-danger">{t`Couldn't make a preview.`}</p> : null}
        {preview.isPending && !preview.error ? <Loading /> : null}
        {preview.data?.text === undefined ? null : <Rendered preview={preview.data} />}
      </section>
    </div>
  );
}

function SampleChoice(props: { value: NotificationGroup; onChange: (group: NotificationGroup) => void }) {
  const { t, i18n } = useLingui();
  const summary = (group: NotificationGroup) => group.endsWith('_SUMMARY');
  const options = notificationGroups
    .map((value) => {
      const word = i18n._(groupWords[value]);
      return { value, label: summary(value) ? t`Summary: ${word}` : word };
    })
    .sort((a, b) => compareTexts(a.label, b.label));
  return (
    <FieldFrame label={t`Preview with`} error={undefined}>
      {(wiring) => (
        <Select
          {...wiring}
          value={props.value}
          options={options}
          onChange={({ target }) => {
            const next = notificationGroups.find((group) => group === target.value);
            if (next) props.onChange(next);
          }}
        />
      )}
    </FieldFrame>
  );
}

function Rendered({ preview: { text, isJson } }: { preview: TemplatePreview }) {
  const { t } = useLingui();
  return (
    <>
      {isJson === false ? (
        <p className="text-warning">{t`This message isn't valid JSON, so the service may reject it.`}</p>
      ) : null}
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
        tabIndex={0}
        className="min-h-24 flex-1 overflow-auto rounded-md border border-line bg-subtle p-3 text-xs wrap-anywhere whitespace-pre-wrap max-xl:max-h-96"
      >
        {text}
      </pre>
    </>
  );
}

function faultOf(preview: TemplatePreview | undefined) {
  if (preview?.error === undefined) return undefined;
  return { message: preview.error, line: preview.line ?? 1, column: preview.column ?? 1 };
}

/** A value once it has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
