import {
  createSourceEventStream,
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import type { RequestContext } from '../../context/request-context.js';
import { AppError } from '../../errors/app-error.js';
import { isDatabaseFault } from '../../errors/database-fault.js';
import type { ErrorCode } from '../../errors/table.js';
import type { Operation, OperationCache } from './compile.js';
import { limitRule, limitsFirst, rejectConditions } from './document-rules.js';
import { checkVariables, toResult } from './execute.js';
import { getCost, graphqlLimits, rejectCostly } from './limits.js';
import { rejectNesting } from './nesting.js';
import { RefusedOperation } from './refused-operation.js';
import { resultText } from './result-text.js';
import { WeighedCache } from './weighed-cache.js';

/** A client's request for a subscription. */
interface SubscriptionRequest {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
}

/** The receiver of the events. */
interface Subscriber {
  /** A fresh context for each event, which is resolved with the caller's current rights. */
  context(): Promise<RequestContext>;
  /** Rejects if the caller has lost the right to receive events. Returns nothing if that is certain without a look-up. */
  admit(): Promise<void> | undefined;
  /** Sends a result that is JSON text. The promise, if any, resolves when the client has read enough to take the next one. */
  send(result: string): Promise<void> | void;
  /** Called for a document that is not cached: parsing and compiling it is as much work as a request. */
  newDocument(): void;
  /** The stream has failed; the client should resume it with its cursor. */
  fail(error: unknown): void;
  ended(): void;
}

interface OpenSubscription {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName: string | undefined;
  /** The operation's name, or that of its root field. */
  name: string;
  results: Results;
}

/** Units of about ten bytes of memory. A document has a base weight, plus a weight for each character, which may become a node. */
const capacity = 5_000_000;
const weights = { document: 500, character: 2 };

/** Turns subscriptions into streams of results. A document that many clients send is parsed and compiled once. */
export class Subscriptions {
  readonly #documents = new WeighedCache<DocumentNode>(capacity);

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly operations: OperationCache,
  ) {}

  /** @throws RefusedOperation or AppError */
  async open(request: SubscriptionRequest, subscriber: Subscriber): Promise<OpenSubscription> {
    const operationName = request.operationName ?? undefined;
    const variables = request.variables ?? {};
    const document = this.#document(request.query, subscriber);
    const operation = this.operations.get(document, operationName);
    if (operation.kind !== 'subscription') {
      throw new AppError(
        'BAD_REQUEST',
        `A socket accepts only subscriptions; send a ${operation.kind} to POST /graphql.`,
      );
    }
    checkVariables(this.schema, document, operationName, variables);
    rejectCostly(getCost(this.schema, document, operationName, variables));
    const { schema } = this;
    const events = await createSourceEventStream({
      schema,
      document,
      operationName,
      variableValues: variables,
      contextValue: await subscriber.context(),
    });
    if (Symbol.asyncIterator in events) {
      const results = new Results(events as AsyncIterableIterator<unknown>, operation, variables, subscriber);
      return { schema, document, operationName, name: operation.name, results };
    }
    // An error without a path is a variable of the wrong type.
    throw new RefusedOperation(events.errors!.map((error) => (error.path ? error : coded(error, 'BAD_USER_INPUT'))));
  }

  #document(query: string, subscriber: Subscriber): DocumentNode {
    const cachedDocument = this.#documents.get(query);
    if (cachedDocument) return cachedDocument;
    subscriber.newDocument();
    rejectNesting(query);
    let document: DocumentNode;
    try {
      document = parse(query, { maxTokens: graphqlLimits.tokens });
    } catch (error) {
      throw new RefusedOperation([coded(error as GraphQLError, 'GRAPHQL_PARSE_FAILED')]);
    }
    rejectConditions(this.schema, document);
    const errors = validate(this.schema, document, [...specifiedRules, limitRule], {
      maxErrors: graphqlLimits.errors,
      hideSuggestions: true,
    });
    if (errors.length > 0) {
      throw new RefusedOperation(limitsFirst(errors).map((error) => coded(error, 'GRAPHQL_VALIDATION_FAILED')));
    }
    this.#documents.add(query, document, weights.document + weights.character * query.length);
    return document;
  }
}

function coded(error: GraphQLError, code: ErrorCode): GraphQLError {
  if (error.extensions.code) return error;
  const { message, nodes, source, positions } = error;
  return new GraphQLError(message, { nodes, source, positions, extensions: { code } });
}

/** Runs the operation on each event when the client is ready for it. Not a generator, because a waiting generator cannot be ended. */
class Results implements AsyncIterableIterator<ExecutionResult, undefined> {
  constructor(
    private readonly events: AsyncIterableIterator<unknown>,
    private readonly operation: Operation,
    private readonly variables: Record<string, unknown>,
    private readonly subscriber: Subscriber,
  ) {}

  /** The next result with errors. Any other is sent from here, as text. */
  async next(): Promise<IteratorResult<ExecutionResult, undefined>> {
    try {
      for (;;) {
        const event = await this.events.next();
        if (event.done) return { value: undefined, done: true };
        if (this.operation.shared && (await this.#sendShared(event.value as object))) continue;
        const result = await this.#resultOf(event.value);
        // Sending this error would lose the event, because the client would continue from the next event's cursor.
        const fault = result.errors?.find(isDatabaseFault);
        if (fault) throw fault;
        if (result.errors) return { value: result, done: false };
        const sent = this.subscriber.send(resultText(result));
        if (sent) await sent;
      }
    } catch (error) {
      this.subscriber.fail(error);
      return this.return();
    }
  }

  async #resultOf(event: unknown): Promise<ExecutionResult> {
    const ctx = await this.subscriber.context();
    return toResult(await this.operation.answer(ctx, this.variables, event));
  }

  /** @returns false if there is no text to share */
  async #sendShared(event: object): Promise<boolean> {
    const { operation, subscriber } = this;
    const shared = sharedText(event, operation, () => this.#resultOf(event));
    const text = typeof shared === 'string' ? shared : await shared;
    if (text === undefined) return false;
    // Nothing is awaited between this check and the sending.
    const check = subscriber.admit();
    if (check) await check;
    const sent = subscriber.send(text);
    if (sent) await sent;
    return true;
  }

  async return(): Promise<IteratorResult<ExecutionResult, undefined>> {
    this.subscriber.ended();
    await this.events.return?.();
    return { value: undefined, done: true };
  }

  async throw(): Promise<IteratorResult<ExecutionResult, undefined>> {
    return this.return();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
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
  const sharedResult = ofEvent.get(operation);
  if (sharedResult !== undefined) return sharedResult;
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
