import { describe, expect, it } from '@jest/globals';
import { isInputObjectType } from 'graphql';
import { InputType, Int } from 'type-graphql';
import { buildGraphqlSchema } from '../../../src/api/graphql/build-schema.js';
import { defineUpdate } from '../../../src/schema/common.js';
import { declarationsOf, Optional, Required } from '../../../src/schema/validation/rules.js';

@InputType()
class CreateThingInput {
  @Required(() => String, { max: 20 }) name!: string;
  @Required(() => String) ownerId!: string;
  @Optional(() => Int, { atLeast: 1 }) size?: number | null;
  @Optional(() => Boolean) isActive?: boolean | null;
}

describe('an update that derives from its creation', () => {
  it('has the same fields and rules, and lets none be cleared that a record must have', () => {
    const Update = defineUpdate(CreateThingInput, { fixed: ['ownerId'], unclearable: ['isActive'] });
    const fields = Object.fromEntries(
      [...declarationsOf(Update)].map(([name, { required, rule }]) => [name, { required, ...rule }]),
    );
    expect(fields).toEqual({
      expectedUpdatedAt: { required: false, graphqlOnly: true, description: expect.any(String) },
      id: { required: true },
      name: { required: false, max: 20, notNull: true, partial: true },
      size: { required: false, atLeast: 1, partial: true },
      isActive: { required: false, notNull: true, partial: true },
    });
  });

  it('is checked by the compiler', () => {
    const Update = defineUpdate(CreateThingInput, { fixed: ['ownerId'], unclearable: ['isActive'] });
    const update = new Update();
    update.size = null;
    // @ts-expect-error a required field cannot be cleared
    update.name = null;
    // @ts-expect-error a fixed field cannot be changed
    update.ownerId = '1';
    // @ts-expect-error there is no such field
    defineUpdate(CreateThingInput, { fixed: ['colour'] });
    expect(update.size).toBeNull();
  });

  it('keeps the rules of a field in the schema, also where the update declares it again', () => {
    const ruleOf = (type: string, field: string) => {
      const input = buildGraphqlSchema().getType(type);
      if (!isInputObjectType(input)) throw new Error(`There is no input ${type}.`);
      return input.getFields()[field]!.extensions.rule;
    };
    expect(ruleOf('UpdateContactInput', 'email')).toEqual({
      ...ruleOf('CreateContactInput', 'email'),
      partial: true,
    });
    expect(ruleOf('UpdateContactInput', 'firstName')).toEqual({ max: 255, notNull: true, partial: true });
    expect(ruleOf('CreateNoticeInput', 'state')).toEqual({
      size: 2,
      format: 'state',
      requiredWithout: 'parentNoticeId',
    });
    expect(ruleOf('UpdateNoticeInput', 'state')).toEqual({ size: 2, format: 'state', notNull: true });
  });
});
