import { description } from '../support/records/openapi.js';

/** The part of JSON Schema that the description of requests uses. */
export interface Shape {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  anyOf?: Shape[];
  allOf?: Array<{ anyOf: Shape[] }>;
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  additionalProperties?: boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
}

/** The shape itself, with a reference resolved. */
export function resolved(shape: Shape): Shape {
  return shape.$ref ? description.components.schemas[shape.$ref.split('/').at(-1)!] : shape;
}

/** The alternatives of the shape, without null. */
export function variantsOf(given: Shape): Shape[] {
  const shape = resolved(given);
  return shape.anyOf ? shape.anyOf.filter(({ type }) => type !== 'null').flatMap(variantsOf) : [shape];
}

export function typeOf({ type }: Shape): string | undefined {
  return Array.isArray(type) ? type.find((name) => name !== 'null') : type;
}

export function takesNull(given: Shape): boolean {
  const shape = resolved(given);
  return [shape.type].flat().includes('null') || Boolean(shape.anyOf?.some(takesNull));
}

/** The shape at a path; undefined if there is none, and `any` inside a metadata object. */
export function shapeAt(given: Shape, path: readonly string[]): Shape | 'any' | undefined {
  if (path.length === 0) return given;
  const [name, ...rest] = path as [string, ...string[]];
  for (const shape of variantsOf(given)) {
    const type = typeOf(shape);
    if (shape.properties && Object.hasOwn(shape.properties, name)) return shapeAt(shape.properties[name]!, rest);
    if (type === 'array' && shape.items && /^\d+$/.test(name)) return shapeAt(shape.items, rest);
    if (shape.additionalProperties) return 'any';
  }
  return undefined;
}
