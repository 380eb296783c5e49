import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, HighlightStyle, StreamLanguage, syntaxHighlighting } from '@codemirror/language';
import { jinja2 } from '@codemirror/legacy-modes/mode/jinja2';
import { setDiagnostics } from '@codemirror/lint';
import { EditorState, type Text } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';

/** A place in the text; both count from 1. */
interface CodePlace {
  line: number;
  column: number;
}

interface CodeFault extends CodePlace {
  message: string;
}

export interface CodeEditorHandle {
  /** Puts the cursor there and shows it. */
  goTo: (place: CodePlace) => void;
}

export interface CodeEditorProps {
  /** The accessible name. */
  label: string;
  value: string;
  onChange?: (value: string) => void;
  readOnly?: boolean;
  /** The fault of the text; its place is underlined. */
  fault?: CodeFault | undefined;
  ref?: Ref<CodeEditorHandle>;
}

const font = 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace';

const theme = EditorView.theme({
  '&': {
    height: '100%',
    color: 'var(--fg)',
    backgroundColor: 'var(--surface)',
    fontSize: '0.75rem',
    borderRadius: '0.375rem',
    border: '1px solid var(--line-strong)',
  },
  '&.cm-focused': { outline: '2px solid var(--accent-strong)', outlineOffset: '1px' },
  '.cm-scroller': { fontFamily: font, lineHeight: '1.25rem', overflow: 'auto' },
  '.cm-content': { caretColor: 'var(--fg)', padding: '0.375rem 0' },
  '.cm-cursor': { borderLeftColor: 'var(--fg)' },
  '.cm-gutters': {
    color: 'var(--muted)',
    backgroundColor: 'var(--subtle)',
    borderRight: '1px solid var(--line)',
  },
  '.cm-activeLine': { backgroundColor: 'var(--hover)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'var(--accent-soft)',
  },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--accent-soft)' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--danger-strong)',
    backgroundColor: 'var(--danger-soft)',
  },
  '.cm-lintPoint-error::after': { borderBottomColor: 'var(--danger-strong)' },
  '.cm-tooltip': {
    color: 'var(--fg)',
    backgroundColor: 'var(--raised)',
    border: '1px solid var(--line)',
    borderRadius: '0.375rem',
  },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--danger-strong)' },
});

const colors = HighlightStyle.define([
  { tag: [tags.keyword, tags.bracket, tags.tagName], color: 'var(--accent)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--success)' },
  { tag: [tags.number, tags.bool, tags.atom], color: 'var(--info)' },
  { tag: [tags.comment], color: 'var(--muted)', fontStyle: 'italic' },
  { tag: [tags.operator], color: 'var(--high)' },
]);

function offsetOf(doc: Text, { line, column }: CodePlace): number {
  const at = doc.line(Math.min(Math.max(1, line), doc.lines));
  return Math.min(at.from + Math.max(0, column - 1), at.to);
}

/**
 * Edits a text with the syntax of a template language, by lines. It is in a shadow root, where its styles are
 * constructed ones. The content security policy allows these, but not style elements in the page.
 */
export function CodeEditor(props: CodeEditorProps) {
  const { label, value, readOnly = false, fault } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    if (!host.current) return undefined;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const made = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        doc: latest.current.value,
        extensions: [
          lineNumbers(),
          history(),
          drawSelection(),
          bracketMatching(),
          ...(readOnly ? [] : [highlightActiveLine()]),
          StreamLanguage.define(jinja2),
          syntaxHighlighting(colors),
          theme,
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({
            'aria-label': label,
            tabindex: '0',
            ...(readOnly ? { 'aria-readonly': 'true' } : {}),
          }),
          EditorState.readOnly.of(readOnly),
          EditorView.editable.of(!readOnly),
          // Escape first lets Tab leave the editor.
          keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) latest.current.onChange?.(update.state.doc.toString());
          }),
        ],
      }),
    });
    view.current = made;
    return () => made.destroy();
  }, [label, readOnly]);

  // A text that comes from elsewhere, such as one that was taken back.
  useEffect(() => {
    const made = view.current;
    if (!made || made.state.doc.toString() === value) return;
    made.dispatch({ changes: { from: 0, to: made.state.doc.length, insert: value } });
  }, [value]);

  useEffect(() => {
    const made = view.current;
    if (!made) return;
    const at = fault && offsetOf(made.state.doc, fault);
    const marks =
      fault && at !== undefined
        ? [{ from: at, to: made.state.doc.lineAt(at).to, severity: 'error' as const, message: fault.message }]
        : [];
    made.dispatch(setDiagnostics(made.state, marks));
  }, [fault]);

  useImperativeHandle(
    props.ref,
    () => ({
      goTo: (place) => {
        const made = view.current;
        if (!made) return;
        made.dispatch({ selection: { anchor: offsetOf(made.state.doc, place) }, scrollIntoView: true });
        made.focus();
      },
    }),
    [],
  );

  return <div ref={host} className="h-full min-h-0" />;
}
