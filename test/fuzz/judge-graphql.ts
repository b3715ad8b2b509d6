import type * as table from '../../src/errors/table.js';
import { errorTable } from '../../src/errors/table.js';
import type { Answer, Json } from '../support/worlds/world.js';
import { type Shape, shapeAt } from './shape.js';

/** What is wrong with the answer to a call with these variables; the shapes contain the names that it may mention. */
export function faultOfResult(
  shapes: Shape[],
  variables: unknown,
  { status, body, text }: Answer<Json>,
): string | undefined {
  if (status >= 500) return `it answers ${status}: ${text}`;
  const errors: Json[] = body.errors ?? [];
  if (errors.length === 0) return body.data ? undefined : `it answers neither data nor errors: ${text}`;
  for (const { extensions, message } of errors) {
    const { code } = extensions ?? {};
    if (!Object.hasOwn(errorTable, code ?? '') || code === 'INTERNAL') return `its error has the code ${code}: ${text}`;
    const expected = errorTable[code as table.ErrorCode].status;
    if (extensions.status !== expected) return `its ${code} has the status ${extensions.status}`;
    if (typeof message !== 'string' || message === '') return `its ${code} says nothing`;
    if (code !== 'VALIDATION_FAILED' && code !== 'ILLEGAL_TRANSITION') continue;
    const fields = Object.keys(extensions.errors ?? {});
    if (fields.length === 0) return `its ${code} names no field: ${text}`;
    const strange = fields.filter((field) => !isKnown(shapes, variables, field));
    if (strange.length > 0) return `its ${code} names what the field does not know: ${strange.join(', ')}`;
  }
  return undefined;
}

/** An argument, a place of the input, or a field of the record of the call. */
function isKnown(shapes: Shape[], variables: unknown, field: string): boolean {
  const path = field.split('.');
  if (JSON.stringify(variables)?.includes(`"${path[0]}"`)) return true;
  const places = shapes.flatMap((shape) => [shape, ...Object.values(shape.properties ?? {})]);
  return places.some((one) => shapeAt(one, path) !== undefined);
}
