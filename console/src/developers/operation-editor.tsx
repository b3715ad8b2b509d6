import { autocompletion } from '@codemirror/autocomplete';
import { json, jsonParseLinter } from '@codemirror/lang-json';
import { forEachDiagnostic, linter } from '@codemirror/lint';
import { EditorView } from '@codemirror/view';
import { graphql, updateSchema } from 'cm6-graphql';
import { buildClientSchema, type IntrospectionQuery } from 'graphql';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FieldErrors } from '../parts/field';
import { formatCount } from '../parts/format';
import { CodeEditor } from './code-editor';
import type { Draft } from './draft';
import type { Schema } from './schema';

interface Props {
  draft: Draft;
  onChange: (draft: Draft) => void;
  onRun: () => void;
  /** What completion and checks know. Without it, the field is one for text. */
  schema: Schema | undefined;
  /** What is wrong with the variables. */
  fault: string | undefined;
}

/** The operation and its variables, with completion and checks by the schema. Loaded when the page is opened: it has the library. */
export default function OperationEditor({ draft, onChange, onRun, schema, fault }: Props) {
  const view = useRef<EditorView>(undefined);
  const [problems, setProblems] = useState<string[]>([]);
  const latest = useRef(draft);
  latest.current = draft;
  const [language] = useState(() => [
    graphql(),
    autocompletion({ icons: false, maxRenderedOptions: 10, interactionDelay: 0 }),
    reportProblems(setProblems),
  ]);
  const [jsonLanguage] = useState(() => [json(), linter(jsonParseLinter())]);
  const built = useMemo(
    () => schema && buildClientSchema({ __schema: schema } as unknown as IntrospectionQuery, { assumeValid: true }),
    [schema],
  );
  useEffect(() => {
    if (view.current && built) updateSchema(view.current, built);
  }, [built]);
  return (
    <>
      <CodeEditor
        label="Query or mutation"
        value={draft.operation}
        onChange={(operation) => onChange({ ...latest.current, operation })}
        onRun={onRun}
        language={language}
        onView={(editor) => {
          view.current = editor;
          if (built) updateSchema(editor, built);
        }}
      />
      <p role="status" className="mb-3 text-sm text-muted">
        {problems.length > 0 ? (
          <>
            {formatCount(problems.length, 'problem', 'problems')}. {problems[0]}
          </>
        ) : (
          'Ctrl+Space completes, F8 goes to the next problem, Tab leaves the field.'
        )}
      </p>
      <CodeEditor
        label="Variables"
        value={draft.variables}
        onChange={(variables) => onChange({ ...latest.current, variables })}
        onRun={onRun}
        language={jsonLanguage}
      />
      {fault !== undefined && <FieldErrors id="variables-fault" errors={[fault]} className="mb-3" />}
    </>
  );
}

/** Says in words, outside of the field, what is underlined in it. */
function reportProblems(report: (problems: string[]) => void) {
  let last = '';
  return EditorView.updateListener.of(({ state }) => {
    const problems: string[] = [];
    forEachDiagnostic(state, ({ message }, from) => {
      problems.push(`Line ${state.doc.lineAt(from).number}: ${message}`);
    });
    const text = problems.join('\n');
    if (text === last) return;
    last = text;
    report(problems);
  });
}
