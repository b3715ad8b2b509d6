/** A JSON Schema (2020-12), as OpenAPI 3.1 uses it. */
export interface JsonSchema {
  [keyword: string]: unknown;
}

type ComponentKind = 'schemas' | 'parameters' | 'headers' | 'responses' | 'examples';

export function ref(kind: ComponentKind, name: string): { $ref: string } {
  return { $ref: `#/components/${kind}/${name}` };
}

/** The same schema, but nullable. */
export function nullable(schema: JsonSchema): JsonSchema {
  if (typeof schema.type === 'string') return { ...schema, type: [schema.type, 'null'] };
  const { description, ...plain } = schema;
  const variants = Array.isArray(plain.anyOf) ? plain.anyOf : [plain];
  return { anyOf: [...variants, { type: 'null' }], ...(description !== undefined && { description }) };
}

/** Adds sentences to a schema's description; undefined ones are left out. */
export function described(schema: JsonSchema, ...sentences: Array<string | null | undefined>): JsonSchema {
  const text = [schema.description, ...sentences].filter(Boolean).join(' ');
  return text === '' ? schema : { ...schema, description: text };
}

/** The component schemas and their examples, referred to by name; each schema is built on first use. */
export class Schemas {
  readonly #built = new Map<string, JsonSchema>();
  readonly #examples = new Map<string, unknown>();

  named(name: string, build: () => JsonSchema): { $ref: string } {
    if (!this.#built.has(name)) {
      this.#built.set(name, {});
      this.#built.set(name, build());
    }
    return ref('schemas', name);
  }

  /** The schema that a reference points to. */
  resolve(schema: JsonSchema): JsonSchema {
    const name = toSchemaName(schema);
    return name === undefined ? schema : this.#built.get(name)!;
  }

  /** A body of this schema. The bodies of a component schema share their example, which is a component of the same name. */
  body(schema: JsonSchema, example: unknown): Record<string, unknown> {
    const name = toSchemaName(schema);
    if (name === undefined) return { schema, example };
    const namedExample = this.#examples.get(name) ?? example;
    if (JSON.stringify(namedExample) !== JSON.stringify(example)) return { schema, example };
    this.#examples.set(name, namedExample);
    return { schema, examples: { [name]: ref('examples', name) } };
  }

  /** All schemas by name, in alphabetical order. */
  all(): Record<string, JsonSchema> {
    return inOrder(this.#built);
  }

  /** All shared examples by name, in alphabetical order. */
  examples(): Record<string, { value: unknown }> {
    return inOrder(new Map([...this.#examples].map(([name, value]) => [name, { value }])));
  }
}

/** The name of the component schema that a reference points to. */
export function toSchemaName({ $ref }: JsonSchema): string | undefined {
  return typeof $ref === 'string' ? $ref.slice('#/components/schemas/'.length) : undefined;
}

function inOrder<T>(components: Map<string, T>): Record<string, T> {
  return Object.fromEntries([...components].sort(([a], [b]) => (a < b ? -1 : 1)));
}
