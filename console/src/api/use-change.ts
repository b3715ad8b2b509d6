import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { toRecordPage } from '../routes/pages';
import { describeChange } from './change-words';
import type { ApiError } from './errors';
import { type Document, type ExecuteOptions, execute } from './execute';
import { announce } from './feedback';
import { newKey } from './new-key';
import { OwnChange, runOwnChange } from './own-changes';
import { useScope } from './scope';
import { Sends } from './sends';

/**
 * Changes something with one mutation. The same variables sent again before an answer arrived have the same idempotency key, so
 * a double click or a lost connection changes nothing twice. After a success the reads that it concerns run again (`own-changes.ts`), and
 * the page says what was done (`change-words.ts`).
 */
export function useChange<Result, Variables, UndoVariables = Variables>(
  document: Document<Result, Variables>,
  { toUndo, undoWith }: ChangeOptions<Result, Variables, UndoVariables> = {},
) {
  const scope = useScope();
  const client = useQueryClient();
  /** Sends the change that takes this one back. It can be sent after the page is gone. */
  const undo = <Inverse>(inverse: Document<unknown, Inverse>, variables: Inverse) =>
    runOwnChange(async () => {
      const { onEvents, concerns } = new OwnChange();
      await execute(inverse, variables, { scope, idempotencyKey: newKey(), onEvents });
      await client.invalidateQueries({ queryKey: [scope.organizationId, scope.mode], predicate: concerns });
    });
  return useSend<Result, Variables>(async (variables, options) => {
    const result = await execute(document, variables, options);
    const said = describeChange(document.toString(), variables, result);
    const inverse = toUndo?.(variables, result);
    const takeBack = undoWith
      ? () => undo(undoWith.document, undoWith.toVariables(result))
      : inverse !== undefined && (() => undo(document, inverse));
    const link = said?.record && toRecordPage(said.record);
    if (said) announce({ text: said.text, scope, ...(link && { link }), ...(takeBack && { undo: takeBack }) });
    return result;
  });
}

interface ChangeOptions<Result, Variables, UndoVariables> {
  /** The variables that take a change back, if it can be. */
  toUndo?: (variables: Variables, result: Result) => Variables | undefined;
  /** Another mutation that takes it back. */
  undoWith?: { document: Document<unknown, UndoVariables>; toVariables: (result: Result) => UndoVariables };
}

/** As `useChange`, for what is sent in another way. */
export function useSend<Result, Variables>(send: (variables: Variables, options: ExecuteOptions) => Promise<Result>) {
  const scope = useScope();
  const client = useQueryClient();
  const sends = useRef(new Sends()).current;
  const reread = (predicate?: OwnChange['concerns']) =>
    client.invalidateQueries({ queryKey: [scope.organizationId, scope.mode], ...(predicate && { predicate }) });
  return useMutation<Result, ApiError, Variables>({
    mutationFn: (variables) => sends.run(variables, (options) => send(variables, { scope, ...options }), reread),
  });
}
