import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { lintKeymap } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { highlighting, look } from './code-look';

interface Props {
  /** The name of the field, also for screen readers. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Ctrl-Enter or Cmd-Enter. */
  onRun: () => void;
  /** The language, its completion and its checks. Read once. */
  language: Extension;
  /** Receives the view, to change what it knows of the schema. */
  onView?: (view: EditorView) => void;
}

/**
 * A field for a text of a program. It is in a shadow tree, where the library adopts its styles: in the document it would add a style
 * element, which the policy of the pages refuses. Tab leaves the field, because no key of it is bound to Tab.
 */
export function CodeEditor({ label, value, onChange, onRun, language, onView }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const latest = useRef({ onChange, onRun });
  latest.current = { onChange, onRun };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is made once; what changes is read from `latest` or sent to it
  useEffect(() => {
    const root = host.current!.shadowRoot ?? host.current!.attachShadow({ mode: 'open' });
    const run = () => {
      latest.current.onRun();
      return true;
    };
    const editor = new EditorView({
      doc: value,
      parent: root,
      root,
      extensions: [
        keymap.of([{ key: 'Mod-Enter', run }]),
        lineNumbers(),
        history(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        language,
        replacing,
        syntaxHighlighting(highlighting),
        look,
        keymap.of([...closeBracketsKeymap, ...completionKeymap, ...lintKeymap, ...historyKeymap, ...defaultKeymap]),
        EditorView.contentAttributes.of({
          'aria-label': label,
          'aria-keyshortcuts': 'Control+Enter Meta+Enter',
          tabindex: '0',
        }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) latest.current.onChange(update.state.doc.toString());
        }),
      ],
    });
    view.current = editor;
    onView?.(editor);
    return () => editor.destroy();
  }, []);
  useEffect(() => {
    const editor = view.current;
    if (!editor || editor.state.doc.toString() === value) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } });
  }, [value]);
  return (
    <div className="mb-3">
      <p className="mb-1 font-medium" aria-hidden>
        {label}
      </p>
      <div
        ref={host}
        className="overflow-hidden rounded-md border border-line-strong bg-sheet focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent"
      />
    </div>
  );
}

/**
 * Types over a selection by itself: a browser that joins lines writes inline styles, which the policy of the pages refuses. What is
 * selected comes from the browser, which knows it before the editor does.
 */
const replacing = EditorView.domEventHandlers({
  beforeinput({ data, inputType, isComposing }, view) {
    if (isComposing || inputType !== 'insertText' || data === null) return false;
    const { from, to } = readSelection(view);
    if (from === to) return false;
    const insert = () =>
      view.state.update({
        changes: { from, to, insert: data },
        selection: { anchor: from + data.length },
        userEvent: 'input.type',
      });
    const handlers = view.state.facet(EditorView.inputHandler);
    if (!handlers.some((handle) => handle(view, from, to, data, insert))) view.dispatch(insert());
    return true;
  },
});

/** In a shadow tree, Chromium has the selection only there. */
function readSelection(view: EditorView): { from: number; to: number } {
  const root = view.root as Document;
  const selected = root.getSelection?.();
  const { anchorNode, focusNode } = selected ?? {};
  if (!selected || !anchorNode || !focusNode || !view.contentDOM.contains(anchorNode)) return view.state.selection.main;
  if (!view.contentDOM.contains(focusNode)) return view.state.selection.main;
  const ends = [
    view.posAtDOM(anchorNode, selected.anchorOffset),
    view.posAtDOM(focusNode, selected.focusOffset),
  ] as const;
  return { from: Math.min(...ends), to: Math.max(...ends) };
}
