/** A JSON Schema (2020-12), as OpenAPI 3.1 uses it. */
export interface JsonSchema {
  [keyword: string]: unknown;
}

export type ComponentKind = 'schemas' | 'parameters' | 'headers' | 'responses';

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

/** The component schemas, referred to by name; each is built on first use. */
export class Schemas {
  readonly #built = new Map<string, JsonSchema>();

  named(name: string, build: () => JsonSchema): { $ref: string } {
    if (!this.#built.has(name)) {
      this.#built.set(name, {});
      this.#built.set(name, build());
    }
    return ref('schemas', name);
  }

  /** The schema that a reference points to. */
  resolve(schema: JsonSchema): JsonSchema {
    if (typeof schema.$ref !== 'string') return schema;
    return this.#built.get(schema.$ref.slice('#/components/schemas/'.length))!;
  }

  /** All of them by name, in alphabetical order. */
  all(): Record<string, JsonSchema> {
    return Object.fromEntries([...this.#built].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}
