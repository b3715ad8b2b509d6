import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
} from 'graphql';
import { Precondition } from '../../context/precondition.js';
import type { RequestContext } from '../../context/request-context.js';
import { AppError } from '../../errors/app-error.js';

type Resolver = GraphQLFieldResolver<unknown, RequestContext>;

/** A document is generated from the record that `documentableId` names. */
interface Update {
  input: { id?: string; documentableId?: string; expectedUpdatedAt?: Date | null };
}

/** Makes every mutation whose input has `expectedUpdatedAt` conditional on it, so that services need not read the field. */
export function expectTimes(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()!.getFields())) {
    if (!field.args.some(({ name, type }) => name === 'input' && isConditional(type))) continue;
    field.resolve = conditional(field.resolve ?? defaultFieldResolver);
  }
}

function isConditional(type: GraphQLInputType): boolean {
  const input = getNamedType(type);
  return isInputObjectType(input) && 'expectedUpdatedAt' in input.getFields();
}

function conditional(resolve: Resolver): Resolver {
  return async (source, args, ctx, info) => {
    const { expectedUpdatedAt, ...input } = (args as Update).input;
    const update = () => resolve(source, { ...args, input }, ctx, info);
    if (!expectedUpdatedAt) return update();
    const id = (input.id ?? input.documentableId)!;
    const precondition = new Precondition({ id }, async (_, { updatedAt }) => {
      if (updatedAt?.getTime() !== expectedUpdatedAt.getTime()) throw failed();
    });
    // A document may contain several mutations, which run in order, each with its own precondition.
    ctx.precondition = precondition;
    try {
      const record = await update();
      // The update did not lock its record, so the precondition was never checked; the error rolls back the request.
      if (!precondition.judged) throw failed();
      return record;
    } finally {
      ctx.precondition = undefined;
    }
  };
}

function failed(): AppError {
  return new AppError('PRECONDITION_FAILED');
}
