import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  GraphQLIncludeDirective,
  type GraphQLSchema,
  GraphQLSkipDirective,
  getDirectiveValues,
  getVariableValues,
  Kind,
  locatedError,
  type OperationDefinitionNode,
  type SelectionNode,
  visit,
} from 'graphql';
import { RecordBudget } from '../../context/record-budget.js';
import type { RequestContext } from '../../context/request-context.js';
import { RootFailure } from './asking.js';
import type { Serializers } from './leaves.js';
import { NotCompiled } from './not-compiled.js';
import { compileRecord } from './record.js';
import { compileRoot, type Root } from './root.js';
import { selected } from './selected.js';
import { compileValues } from './values.js';
import { maxCharacters, type WrittenField, WrittenResult } from './written.js';

interface ReadOptions {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  serializers: Serializers;
  /** The fields of the document, with all fragments expanded. */
  fields: number;
  /** Whether only the first error is reported, without its path. Any other error is left to the executor, which locates all. */
  firstError: boolean;
}

type ReadResult = { data: WrittenResult; errors?: GraphQLError[] } | { data: null; errors: GraphQLError[] };

/** The most sets of values that the variables of a document's directives may have; each is compiled on its own. */
const maxVariants = 4;

/** Reasons that stay. */
const ofDocument: ReadonlySet<string> = new Set(['root_field', 'field']);

/** The compiled form of one operation that reads. */
export class Reader {
  readonly #fragments: Record<string, FragmentDefinitionNode> = {};
  /** The variables of `@skip` and `@include`. */
  readonly #conditions: string[];
  readonly #variants = new Map<string, readonly Root[] | NotCompiled>();

  constructor(private readonly options: ReadOptions) {
    const conditions = new Set<string>();
    for (const node of options.document.definitions) {
      if (node.kind === Kind.FRAGMENT_DEFINITION) this.#fragments[node.name.value] = node;
    }
    visit(options.document, {
      Directive(node) {
        for (const { value } of node.arguments ?? []) {
          if (value.kind === Kind.VARIABLE) conditions.add(value.name.value);
        }
      },
    });
    this.#conditions = [...conditions];
  }

  /** Compiles the operation, unless its form depends on variables. @returns whether the executor is not needed */
  prepare(): boolean {
    if (this.#conditions.length > 0) return true;
    try {
      this.#rootsFor('', {});
      return true;
    } catch (error) {
      if (error instanceof NotCompiled) return false;
      throw error;
    }
  }

  /**
   * @param root the value that the operation is run on, such as the event of a subscription
   * @throws NotCompiled when the executor has to answer
   */
  async read(ctx: RequestContext, variables: Record<string, unknown>, root?: unknown): Promise<ReadResult> {
    const { schema, operation, fields } = this.options;
    const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, { maxErrors: 1 });
    if (!coerced) throw new NotCompiled('failed');
    const key = this.#conditions.map((name) => String(coerced[name])).join();
    const roots = this.#rootsFor(key, coerced);
    const budget = new RecordBudget();
    budget.narrow(fields);
    const run = { ctx, variables: coerced, given: root, budget, ahead: new Map() };
    try {
      let characters = 0;
      const errors: GraphQLError[] = [];
      const written = await Promise.all(
        roots.map(async (root): Promise<[string, WrittenField]> => {
          const field = await root.read(run).catch((error) => {
            if (!root.nullable || !(error instanceof RootFailure)) throw error;
            errors.push(located(error.cause, root));
            return { text: 'null' };
          });
          characters += field.text.length;
          if (characters > maxCharacters) throw new NotCompiled('length');
          return [root.key, field];
        }),
      );
      return { data: new WrittenResult(new Map(written)), ...(errors.length > 0 && { errors }) };
    } catch (error) {
      // A resolver that does not describe what it reads will not do so the next time.
      if (error instanceof NotCompiled && ofDocument.has(error.reason)) this.#variants.set(key, error);
      if (error instanceof NotCompiled) throw error;
      const [root] = roots;
      const cause = error instanceof RootFailure ? error.cause : error;
      // The executor knows which fields become null. That of a single root field is all there is.
      if (!this.options.firstError && (cause === error || roots.length > 1)) throw new NotCompiled('failed', { cause });
      return { data: null, errors: [located(cause, root!)] };
    }
  }

  #rootsFor(key: string, variables: Record<string, unknown>): readonly Root[] {
    let roots = this.#variants.get(key);
    if (!roots) {
      if (this.#variants.size >= maxVariants) throw new NotCompiled('directives');
      roots = this.#compile(variables);
      this.#variants.set(key, roots);
    }
    if (roots instanceof NotCompiled) throw roots;
    return roots;
  }

  #compile(variables: Record<string, unknown>): readonly Root[] | NotCompiled {
    const { schema, operation, serializers } = this.options;
    const type = schema.getRootType(operation.operation)!;
    const compiling = {
      schema,
      serializers,
      record: compileRecord,
      values: compileValues,
      fragments: this.#fragments,
      keeps: (node: SelectionNode) =>
        getDirectiveValues(GraphQLSkipDirective, node, variables)?.if !== true &&
        getDirectiveValues(GraphQLIncludeDirective, node, variables)?.if !== false,
    };
    try {
      return [...selected(compiling, type, [operation.selectionSet])].map(([key, nodes]) =>
        compileRoot(compiling, type, key, nodes),
      );
    } catch (error) {
      if (error instanceof NotCompiled) return error;
      // A condition that is null. The executor reports it at its place.
      if (error instanceof GraphQLError) throw new NotCompiled('failed', { cause: error });
      throw error;
    }
  }
}

function located(cause: unknown, { nodes, key }: Root): GraphQLError {
  return locatedError(cause, [...nodes], [key]);
}
