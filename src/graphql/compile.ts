import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLField,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  print,
  type SelectionSetNode,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { RequestContext } from '../context.js';
import { AppError } from '../errors/app-error.js';
import { spanned } from '../observability/tracing.js';
import { fastSerializers } from '../schema/scalars.js';
import { freedom, type RootField } from './free.js';

export interface Operation {
  kind: 'query' | 'mutation' | 'subscription';
  /** Its own, or that of its root field. */
  name: string;
  /** As the ledger is to charge it: free where it asks, with these variables, for nothing that costs credits. */
  call(variables: Record<string, unknown>): { kind: Operation['kind']; free: boolean };
  /** A query that a replica may answer. */
  replicable: boolean;
  /** `root` is what the root fields resolve from; the schema's own take nothing from it. */
  run(ctx: RequestContext, variables: Record<string, unknown>, root?: unknown): Promise<ExecutionResult>;
}

/**
 * Compiles an operation to a function. `serializers` add to the fast ones by scalar or enum name: REST prints enum members by
 * value, GraphQL by name.
 */
export function compileOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
  serializers: Record<string, (value: unknown) => unknown> = {},
): Operation {
  const ast = getOperationAST(document, operationName);
  if (!ast) throw new AppError('OPERATION_RESOLUTION_FAILURE');
  const compiled = compileQuery(schema, document, operationName, {
    customSerializers: { ...fastSerializers, ...serializers } as Record<string, (value: unknown) => unknown>,
    disablingCapturingStackErrors: true,
  });
  if (!isCompiledQuery(compiled))
    throw new GraphQLError(compiled.errors?.[0]?.message ?? 'The operation cannot be compiled.');
  const { query } = compiled as CompiledQuery;
  const asked = rootFields(schema, document, ast);
  refuseCompany(asked.map(({ field }) => field));
  const isFree = freedom(schema, document, ast, asked);
  const name = (ast.name?.value ?? asked[0]?.node.name.value ?? 'operation').slice(0, 100);
  const about = { facts: { 'graphql.operation.type': ast.operation, 'graphql.operation.name': name } };
  return {
    kind: ast.operation,
    name,
    call: (variables) => ({ kind: ast.operation, free: isFree(variables) }),
    // What the root does not have is introspection, which reads nothing.
    replicable:
      ast.operation === 'query' &&
      asked.some(({ field }) => field) &&
      asked.every(({ field }) => !field?.extensions.onPrimary),
    run: (ctx, variables, root) => spanned(`${ast.operation} ${name}`, about, async () => query(root, ctx, variables)),
  };
}

/** The root fields that the operation asks for, through fragments; one asked for twice is there twice. */
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

/** What cannot be rolled back, or is not waited for in a transaction, has nothing beside it that could fail or hold locks. */
function refuseCompany(fields: Array<GraphQLField<unknown, unknown> | undefined>): void {
  const alone = fields.find((field) => field?.extensions.alone);
  if (!alone || fields.length === 1) return;
  throw new AppError(
    'GRAPHQL_VALIDATION_FAILED',
    `${alone.name} shares no transaction with other fields: it must be the only field of its mutation.`,
  );
}

const capacity = 1_000;

/** Compiled documents, bounded; the least recently used one makes room. Keyed by the document's text and operation name. */
export class OperationCache {
  readonly #byNode = new WeakMap<DocumentNode, Map<string, Operation>>();
  readonly #byText = new Map<string, Operation>();

  constructor(private readonly schema: GraphQLSchema) {}

  get(document: DocumentNode, operationName: string | undefined): Operation {
    const name = operationName ?? '';
    let named = this.#byNode.get(document);
    if (!named) this.#byNode.set(document, (named = new Map()));
    let operation = named.get(name);
    if (!operation) {
      operation = this.#lookUp(`${name}\n${print(document)}`, document, operationName);
      named.set(name, operation);
    }
    return operation;
  }

  #lookUp(key: string, document: DocumentNode, operationName: string | undefined): Operation {
    const known = this.#byText.get(key);
    if (known) {
      this.#byText.delete(key);
      this.#byText.set(key, known);
      return known;
    }
    const operation = compileOperation(this.schema, document, operationName);
    if (this.#byText.size >= capacity) this.#byText.delete(this.#byText.keys().next().value!);
    this.#byText.set(key, operation);
    return operation;
  }
}
