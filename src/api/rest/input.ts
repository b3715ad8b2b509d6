import { type GraphQLInputObjectType, getNamedType, getNullableType, isEnumType, isInputObjectType } from 'graphql';
import { snake } from '../../domain/shared/casing.js';
import { copyMarks } from '../../domain/shared/exact-number.js';
import { label } from '../../domain/shared/field-rules.js';
import { isUuid } from '../../domain/shared/uuid.js';
import { AppError, Violations } from '../../errors/app-error.js';
import { pageSize } from '../../reads/loaders/page.js';
import { checkInput, rejectPrices } from '../../schema/validation/check-input.js';
import type { RoutePlan } from './plan.js';
import { readParameter } from './query.js';
import { readCursor, type Walk } from './walk.js';

interface RestRequest {
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
}

export interface RestPage {
  page: number;
  perPage: number;
  /** In a walk by cursor, which has no numbers of pages. */
  walk?: Walk;
}

export interface RestInput {
  variables: Record<string, unknown>;
  page: RestPage | undefined;
}

/** Reads the operation's variables from path, query and body. @throws AppError with all violations */
export function readInput(plan: RoutePlan, request: RestRequest): RestInput {
  const violations = new Violations();
  const variables: Record<string, unknown> = {};
  rejectImpossible(plan, request.params);
  for (const { name, fills, type, rule } of plan.path) {
    if (!(fills in plan.variables)) continue;
    variables[fills] = checkInput(type, request.params[name], 'rest', snake(name), violations, rule);
  }
  if ('input' in plan.variables) variables.input = readBody(plan, request, violations);
  if (plan.route.refusesPrices && isObject(request.body)) rejectPrices(request.body, () => false, violations);
  if ('filter' in plan.variables) variables.filter = readFilter(plan, request.query, violations);
  for (const parameter of plan.query) {
    const value = readParameter(parameter, request.query, violations);
    // A variable that is there without a value is null.
    if (value !== undefined) variables[parameter.variable] = value;
  }
  const page = plan.route.answer === 'list' ? readPage(plan, request.query, violations) : undefined;
  violations.throwIfAny();
  if (page) {
    variables.first = page.perPage;
    if (page.walk) variables.after = page.walk.after;
    else variables.offset = Math.min((page.page - 1) * page.perPage, 2_000_000_000);
    variables.sync = Boolean((variables.filter as { updatedSince?: unknown }).updatedSince);
  }
  return { variables, page };
}

/** Refuses a path that cannot name a record: an invalid id or an unknown collection. */
function rejectImpossible({ path }: RoutePlan, params: RestRequest['params']): void {
  for (const { name, type } of path) {
    const kind = getNamedType(type);
    const parameter = params[name]!;
    const wrong =
      kind.name === 'ID'
        ? !isUuid(parameter) && 'be a valid UUID'
        : isEnumType(kind) &&
          !kind.getValues().some(({ value }) => value === parameter) &&
          'be the name of a collection';
    if (!wrong) continue;
    const sentence = `The ${label(name)} in the path must ${wrong}.`;
    throw new AppError('NOT_FOUND', sentence, { errors: { [snake(name)]: [sentence] } });
  }
}

function readBody(plan: RoutePlan, { params, body }: RestRequest, violations: Violations): unknown {
  const type = getNullableType(plan.variables.input!) as GraphQLInputObjectType;
  if (body !== undefined && body !== null && !isObject(body)) {
    violations.add('body', 'The body must be a JSON object.');
    return null;
  }
  const bodyFields = { ...((body as object | null | undefined) ?? {}) } as Record<string, unknown>;
  if (isObject(body)) copyMarks(body, bodyFields);
  for (const { name, fills } of plan.path) if (type.getFields()[fills]) bodyFields[snake(fills)] = params[name];
  return checkInput(type, bodyFields, 'rest', '', violations);
}

function isObject(body: unknown): body is Record<string, unknown> {
  return body !== null && typeof body === 'object' && !Array.isArray(body);
}

function readFilter(plan: RoutePlan, query: Record<string, unknown>, violations: Violations): unknown {
  const type = getNullableType(plan.variables.filter!);
  if (!isInputObjectType(type)) return null;
  const filterFields: Record<string, unknown> = {};
  for (const field of Object.values(type.getFields())) {
    const value = query[snake(field.name)];
    if (value !== undefined && value !== '') filterFields[snake(field.name)] = value;
  }
  return checkInput(type, filterFields, 'rest', '', violations);
}

/** An invalid `page` becomes 1 and `per_page` is clamped; a page number that is too large is refused. */
function readPage(plan: RoutePlan, query: Record<string, unknown>, violations: Violations): RestPage {
  const pageNumber = Number(query.page ?? 1);
  if (pageNumber > 2_147_483_647) violations.add('page', 'The page field must not be greater than 2147483647.');
  const size = query.per_page === undefined || query.per_page === '' ? Number.NaN : Number(query.per_page);
  const walk = query.cursor === undefined ? undefined : readCursor(plan.field, query.cursor);
  if (query.cursor !== undefined && !walk) {
    violations.add(
      'cursor',
      'The cursor field is not a cursor of this list: take it from links.next, or send it empty to begin.',
    );
  }
  if (query.cursor !== undefined && query.page !== undefined) {
    violations.add('page', 'The page field is not accepted with cursor.');
  }
  return {
    ...(walk && { walk }),
    page: Number.isInteger(pageNumber) && pageNumber >= 1 ? pageNumber : 1,
    perPage: Number.isNaN(size) ? pageSize.default : Math.min(Math.max(Math.trunc(size), 1), pageSize.most),
  };
}
