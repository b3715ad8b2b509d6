/** The parts of the OpenAPI description that the reference shows. */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description?: string;
  required?: boolean;
  schema?: { enum?: unknown[]; type?: string; $ref?: string };
}

interface OpenApiOperation {
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: (Parameter | { $ref: string })[];
}

export interface OpenApi {
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: { parameters: Record<string, Parameter> };
}

export interface Operation {
  method: string;
  path: string;
  tag: string;
  summary: string;
  description: string | undefined;
  parameters: Parameter[];
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** The operations in the order of the description. */
export function listOperations({ paths, components }: OpenApi): Operation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method])
      .map((method) => {
        const { tags, summary, description, parameters } = item[method]!;
        return {
          method: method.toUpperCase(),
          path,
          tag: tags?.[0] ?? 'Other',
          summary: summary ?? `${method.toUpperCase()} ${path}`,
          description: description === summary ? undefined : description,
          parameters: (parameters ?? []).map((each) =>
            '$ref' in each ? components.parameters[each.$ref.split('/').at(-1)!]! : each,
          ),
        };
      }),
  );
}

/** The path of a request with its parameters filled in; null while one of the path is missing. */
export function filledPath({ path, parameters }: Operation, values: Record<string, string>): string | null {
  const isMissing = parameters.some(({ name, in: place }) => place === 'path' && !values[name]?.trim());
  if (isMissing) return null;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name]!.trim()));
  const query = new URLSearchParams(
    parameters
      .filter(({ name, in: place }) => place === 'query' && values[name]?.trim())
      .map(({ name }) => [name, values[name]!.trim()]),
  ).toString();
  return query ? `${filled}?${query}` : filled;
}
