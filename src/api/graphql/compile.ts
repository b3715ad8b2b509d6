import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  executeSync,
  type GraphQLField,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  type OperationTypeNode,
  print,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { RequestContext } from '../../context/request-context.js';
import { AppError } from '../../errors/app-error.js';
import type { Serializers } from '../../reads/compiled/leaves.js';
import { NotCompiled } from '../../reads/compiled/not-compiled.js';
import { Reader } from '../../reads/compiled/reader.js';
import type { SecretsOf } from '../../runtime/observability/redact.js';
import { spanned } from '../../runtime/observability/tracing.js';
import { indexFragments, measureSize } from './document-rules.js';
import { enumValues } from './enum-values.js';
import { freeWhen, type RootField } from './free.js';
import { findSecrets } from './secrets.js';
import { WeighedCache } from './weighed-cache.js';

export interface Operation {
  kind: 'query' | 'mutation' | 'subscription';
  /** The operation's name, or that of its root field. */
  name: string;
  /** How the ledger charges the operation: `free` when, with these variables, it requests nothing that costs credits. */
  call(variables: Record<string, unknown>): { kind: Operation['kind']; free: boolean };
  severalFields: boolean;
  /** Compiles now what its first request would otherwise wait for. */
  prepare(): void;
  /** Where its requests and answers have secrets. */
  secrets: SecretsOf;
  /** How much of the operation is introspection: `also` for a query that requests both the schema and records. */
  introspects: 'nothing' | 'alone' | 'also';
  /** Whether a replica may answer the query. */
  replicable: boolean;
  /** Whether all subscribers of an event receive the same result. */
  shared: boolean;
  run(ctx: RequestContext, variables: Record<string, unknown>): Promise<ExecutionResult>;
  /**
   * Like `run` for an operation that reads. Where it is compiled to statements (src/reads/compiled), `data` is `Written`. `root` is the value
   * that the operation is run on: the event of a subscription. Queries ignore it.
   */
  answer(ctx: RequestContext, variables: Record<string, unknown>, root?: unknown): Promise<ExecutionResult>;
}

/** How a document of the service itself is compiled. */
export interface CompileOptions {
  /** By enum name: REST returns enum members by value, GraphQL by name. */
  serializers: Serializers;
  /** Whether only the first error of a read is reported, without its path. */
  firstError: boolean;
  /** Whether what it reads is sent as JSON. Otherwise the service itself uses the values. */
  written: boolean;
}

const forCallers: CompileOptions = { serializers: {}, firstError: false, written: true };

/** Compiles an operation to a function. */
export function compileOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
  { serializers, firstError, written }: CompileOptions = forCallers,
): Operation {
  const ast = getOperationAST(document, operationName);
  if (!ast) throw new AppError('OPERATION_RESOLUTION_FAILURE');
  const selected = rootFields(schema, document, ast);
  rejectOtherFields(selected.map(({ field }) => field));
  const introspects = introspected(ast.operation, selected);
  const readsSchema = selected.some(({ field, node }) => !field && node.name.value !== '__typename');
  const query = lazily(() =>
    introspects === 'alone'
      ? introspection(schema, document, operationName)
      : executed(schema, document, operationName, serializers),
  );
  const isFree = freeWhen(schema, document, ast, selected);
  const { fields } = measureSize(document);
  const name = (ast.name?.value ?? selected[0]?.node.name.value ?? 'operation').slice(0, 100);
  const about = { facts: { 'graphql.operation.type': ast.operation, 'graphql.operation.name': name } };
  const traced = (work: () => Promise<ExecutionResult>) => spanned(`${ast.operation} ${name}`, about, work);
  const run = async (ctx: RequestContext, variables: Record<string, unknown>, root?: unknown) => {
    ctx?.records.narrow(fields);
    return query()(root, ctx, variables);
  };
  const reader = new Reader({ schema, document, operation: ast, serializers, fields, firstError });
  return {
    kind: ast.operation,
    name,
    severalFields: selected.length > 1,
    prepare: () => {
      if (ast.operation === 'mutation' || readsSchema || !reader.prepare()) query();
    },
    secrets: findSecrets(document),
    introspects,
    call: (variables) => ({ kind: ast.operation, free: isFree(variables) }),
    shared: ast.operation === 'subscription' && followsFromEvent(schema, document),
    // A root field that the schema does not define is introspection, which reads no records.
    replicable:
      ast.operation === 'query' &&
      selected.some(({ field }) => field) &&
      selected.every(({ field }) => !field?.extensions.onPrimary),
    run: (ctx, variables) => traced(() => run(ctx, variables)),
    answer: (ctx, variables, root) =>
      traced(async () => {
        if (!written) return run(ctx, variables);
        const result = readsSchema ? 'introspection' : await readBy(reader, ctx, variables, root);
        const isCompiled = typeof result !== 'string';
        ctx.infrastructure.observer?.metrics.reads.inc({ by: isCompiled ? 'compiled' : result });
        return isCompiled ? (result as unknown as ExecutionResult) : run(ctx, variables, root);
      }),
  };
}

/** The result, or why the executor has to answer. */
async function readBy(reader: Reader, ctx: RequestContext, variables: Record<string, unknown>, root: unknown) {
  try {
    return await reader.read(ctx, variables, root);
  } catch (error) {
    if (error instanceof NotCompiled) return error.reason;
    throw error;
  }
}

function lazily<Value>(make: () => Value): () => Value {
  let result: { value: Value } | undefined;
  return () => (result ??= { value: make() }).value;
}

type Query = (
  root: unknown,
  ctx: RequestContext,
  variables: Record<string, unknown>,
) => ExecutionResult | Promise<ExecutionResult>;

/**
 * Runs on the reference implementation, so that variables, conditions and lists mean what the specification says. What serializers make
 * of enum members replaces their names in the result.
 */
function executed(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
  serializers: Serializers,
): Query {
  const replace = resultWithValues(schema, document, operationName, serializers);
  return async (rootValue, contextValue, variableValues) => {
    const result = await execute({ schema, document, operationName, rootValue, contextValue, variableValues });
    if (result.data) replace?.(result.data);
    return result;
  };
}

function resultWithValues(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
  serializers: Serializers,
) {
  if (Object.keys(serializers).length === 0) return undefined;
  const { operation, selectionSet } = getOperationAST(document, operationName)!;
  const fragments = Object.fromEntries(indexFragments(document));
  const root = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: 'data' }, selectionSet } as const;
  return enumValues({ schema, fragments, keeps: () => true }, serializers, schema.getRootType(operation)!, [root]);
}

/** Introspection results are cached, so each document runs once, and compiling it would take longer than running it. */
function introspection(schema: GraphQLSchema, document: DocumentNode, operationName: string | undefined): Query {
  return (_root, _ctx, variableValues) => executeSync({ schema, document, operationName, variableValues });
}

function introspected(kind: OperationTypeNode, selected: readonly RootField[]): Operation['introspects'] {
  const records = selected.some(({ field }) => field);
  if (kind === 'query' && !records) return 'alone';
  return selected.some(({ field }) => !field) ? 'also' : 'nothing';
}

/** Whether the operation requests anything other than the schema and public fields, which is all that is open to everyone. */
export function asksForRecords(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
): boolean {
  const ast = getOperationAST(document, operationName);
  return (
    ast !== null &&
    ast !== undefined &&
    rootFields(schema, document, ast).some(({ field }) => field && !field.extensions.public)
  );
}

/** The root fields that the operation requests, with fragments expanded; a field requested twice is listed twice. */
function rootFields(
  schema: GraphQLSchema,
  document: DocumentNode,
  { operation, selectionSet }: OperationDefinitionNode,
): RootField[] {
  const fields = schema.getRootType(operation)!.getFields();
  const fragments = new Map(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  );
  const below = ({ selections }: SelectionSetNode): RootField[] =>
    selections.flatMap((node) => {
      if (node.kind === Kind.FRAGMENT_SPREAD) return below(fragments.get(node.name.value)!.selectionSet);
      if (node.kind === Kind.INLINE_FRAGMENT) return below(node.selectionSet);
      return [{ field: fields[node.name.value], node }];
    });
  return below(selectionSet);
}

/** A field that cannot be rolled back, or that must not hold a transaction open, may not share its mutation with other fields. */
function rejectOtherFields(fields: Array<GraphQLField<unknown, unknown> | undefined>): void {
  const alone = fields.find((field) => field?.extensions.alone);
  if (!alone || fields.length === 1) return;
  throw new AppError(
    'GRAPHQL_VALIDATION_FAILED',
    `${alone.name} shares no transaction with other fields: it must be the only field of its mutation.`,
  );
}

/**
 * Units of about five bytes of memory. A document has a base weight, plus weights for its characters and for its fields with all
 * fragments expanded. The cache holds a thousand typical documents, or a few dozen of the largest that callers may send, with or
 * without a token.
 */
const capacity = 20_000_000;
const weights = { document: 20_000, character: 1, field: 100 };

/** A cache of the most recently used compiled operations, by document text and operation name. */
export class OperationCache {
  /** Holds keys only, because Apollo keeps documents longer than this cache keeps their operations. */
  readonly #keys = new WeakMap<DocumentNode, Map<string, string>>();
  readonly #operations = new WeighedCache<Operation>(capacity);

  constructor(private readonly schema: GraphQLSchema) {}

  get(document: DocumentNode, operationName: string | undefined): Operation {
    const name = operationName ?? '';
    let keys = this.#keys.get(document);
    if (!keys) this.#keys.set(document, (keys = new Map()));
    const key = keys.get(name) ?? `${name}\n${print(document)}`;
    let operation = this.#operations.get(key);
    if (!operation) {
      operation = compileOperation(this.schema, document, operationName);
      const weight = weights.document + weights.character * key.length + weights.field * measureSize(document).fields;
      this.#operations.add(key, operation, weight);
    }
    keys.set(name, key);
    return operation;
  }
}

const caches = new WeakMap<GraphQLSchema, OperationCache>();

/** The operations of callers, which a process compiles once for each schema, like the plans of REST routes. */
export function getOperations(schema: GraphQLSchema): OperationCache {
  let cache = caches.get(schema);
  if (!cache) caches.set(schema, (cache = new OperationCache(schema)));
  return cache;
}

/**
 * Whether the results of a document's subscriptions follow from their events alone and not from their caller: it selects only values
 * of the event, and none on a condition. Fields with a resolver read records, which not every caller sees alike.
 */
function followsFromEvent(schema: GraphQLSchema, document: DocumentNode): boolean {
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
