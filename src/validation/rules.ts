import type { GraphQLInputObjectType } from 'graphql';
import { Extensions, Field, type FieldOptions } from 'type-graphql';

/** What is known of a bag's content. Its keys are snake_case at both doors, and it may hold others beside. */
export interface BagShape {
  type: GraphQLInputObjectType;
  /** What is wrong beyond the fields' own rules, under dotted paths below the bag; `checked` has null for what is wrong already. */
  faults(
    checked: Record<string, unknown>,
    bag: Record<string, unknown>,
  ): ReadonlyArray<{ path: string; sentence: string }>;
}

/**
 * What an input field demands beyond its GraphQL type. Stated once beside the field, kept in the schema's field extensions,
 * and read by both doors (`check-input.ts`) and by the OpenAPI description.
 */
export interface InputRule {
  /** Most characters (counted as code points). */
  max?: number;
  /** Exactly this many characters. */
  size?: number;
  /** Kept as it was sent, white space at its ends included. */
  verbatim?: boolean;
  format?: 'email' | 'state' | 'zip' | 'zip4' | 'country' | 'code3' | 'url' | 'key' | 'time';
  /** A closed list of names that both doors spell alike, compared without regard to case. */
  oneOf?: readonly string[];
  /** Numbers and decimals: inclusive bounds. */
  atLeast?: number;
  atMost?: number;
  greaterThan?: number;
  /** REST moves a number outside of the bounds to the nearer one, as it does with `per_page`; GraphQL refuses it. */
  clamp?: boolean;
  /** Present but null is refused even though the GraphQL type allows null (partial updates of required columns). */
  notNull?: boolean;
  /** Free-form JSON: at most 32 KB, six levels, 500 items. An object, but for `value`, which is any JSON. */
  bag?: 'free' | 'document' | 'value';
  /** Of a free bag. */
  shape?: BagShape;
  /** A date that must lie after the named sibling when both are sent. */
  after?: string;
  /** Required, though the GraphQL type is nullable so that all errors can be told at once. */
  required?: boolean;
  /** Required unless the named sibling is sent, from which it then has a default. */
  requiredWithout?: string;
  /** REST has no such field: a body that sends it sends an unknown key, and no description shows it. */
  graphqlOnly?: boolean;
  description?: string;
}

declare module 'graphql' {
  interface GraphQLInputFieldExtensions {
    rule?: InputRule;
  }
  interface GraphQLArgumentExtensions {
    rule?: InputRule;
  }
  interface GraphQLInputObjectTypeExtensions {
    refusesPrices?: boolean;
  }
}

/** An input type whose price is the server's to compute: a price that is sent is refused, not ignored. */
export const RefusesPrices: ClassDecorator = Extensions({ refusesPrices: true });

type ReturnType = () => unknown;

/** An optional, nullable input field. */
export function Optional(type: ReturnType, rule: InputRule & FieldOptions = {}): PropertyDecorator {
  return declare(type, { ...rule, nullable: true });
}

/** A required input field. */
export function Required(type: ReturnType, rule: InputRule & FieldOptions = {}): PropertyDecorator {
  return declare(type, { ...rule, nullable: false });
}

/** A field of a partial update that may be left out but not cleared. */
export function Unclearable(type: ReturnType, rule: InputRule & FieldOptions = {}): PropertyDecorator {
  return declare(type, { ...rule, nullable: true, notNull: true });
}

function declare(type: ReturnType, options: InputRule & FieldOptions): PropertyDecorator {
  const { nullable, description, deprecationReason, defaultValue, ...rule } = options as InputRule & {
    nullable?: boolean;
    deprecationReason?: string;
    defaultValue?: unknown;
  };
  return (target, key) => {
    Field(type as never, { nullable, description, deprecationReason, defaultValue } as never)(target, key);
    Extensions({ rule })(target as never, key as string);
  };
}
