import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { Operation } from './compile.js';
import { resultText } from './result-text.js';

/**
 * Whether the results of a document's subscriptions follow from their events alone and not from their caller: it selects only values
 * of the event, and none on a condition. Fields with a resolver read records, which not every caller sees alike.
 */
export function followsFromEvent(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let follows = true;
  const visitor = {
    Field: () => {
      const field = types.getFieldDef();
      const isRoot = types.getParentType() === schema.getSubscriptionType();
      if (!isRoot && field?.name !== '__typename' && field?.resolve) follows = false;
    },
    Directive: () => {
      follows = false;
    },
  };
  visit(document, visitWithTypeInfo(types, visitor));
  return follows;
}

/**
 * The text of each event and operation, or its promise, which resolves to undefined if there is none to share. The hub gives all
 * subscribers of a process the same event.
 */
const texts = new WeakMap<object, WeakMap<Operation, string | Promise<string | undefined>>>();

/**
 * The JSON of the result that all subscribers of an event share: it is computed and written once for each operation. Undefined if the
 * result has errors, or if the subscriber who computes it could not: each then asks for its own.
 */
export function sharedText(
  event: object,
  operation: Operation,
  run: () => Promise<ExecutionResult>,
): string | Promise<string | undefined> {
  let ofEvent = texts.get(event);
  if (!ofEvent) texts.set(event, (ofEvent = new WeakMap()));
  const known = ofEvent.get(operation);
  if (known !== undefined) return known;
  const written = run().then((result) => {
    if (result.errors) return undefined;
    const text = resultText(result);
    ofEvent.set(operation, text);
    return text;
  });
  ofEvent.set(
    operation,
    written.catch(() => {
      ofEvent.delete(operation);
      return undefined;
    }),
  );
  return written;
}
