import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
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
import { fastSerializers } from '../schema/scalars.js';

export interface Operation {
  kind: 'query' | 'mutation' | 'subscription';
  /** It asks for nothing that costs credits. */
  free: boolean;
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
  if (!schema.getRootType(ast.operation)) {
    throw new AppError('OPERATION_RESOLUTION_FAILURE', `The schema has no operations of the kind ${ast.operation}.`);
  }
  const compiled = compileQuery(schema, document, operationName, {
    customSerializers: { ...fastSerializers, ...serializers } as Record<string, (value: unknown) => unknown>,
    disablingCapturingStackErrors: true,
  });
  if (!isCompiledQuery(compiled))
    throw new GraphQLError(compiled.errors?.[0]?.message ?? 'The operation cannot be compiled.');
  const { query } = compiled as CompiledQuery;
  return {
    kind: ast.operation,
    free: isFree(schema, document, ast),
    run: async (ctx, variables, root) => query(root, ctx, variables),
  };
}

/** Whether every root field is free; introspection is. */
function isFree(
  schema: GraphQLSchema,
  document: DocumentNode,
  { operation, selectionSet }: OperationDefinitionNode,
): boolean {
  const fields = schema.getRootType(operation)!.getFields();
  const fragments = new Map(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  );
  const free = ({ selections }: SelectionSetNode): boolean =>
    selections.every((node) => {
      if (node.kind === Kind.FRAGMENT_SPREAD) return free(fragments.get(node.name.value)!.selectionSet);
      if (node.kind === Kind.INLINE_FRAGMENT) return free(node.selectionSet);
      return node.name.value.startsWith('__') || Boolean(fields[node.name.value]?.extensions.free);
    });
  return free(selectionSet);
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
