import type { GraphQLInputObjectType } from 'graphql';
import { Extensions, Field, type FieldOptions } from 'type-graphql';

/**
 * `state` and `homeCountry`: where a job can be, and whose law applies. `mailState` and `zip`: an address in the United States.
 * `region`, `postal` and `country` together: an address anywhere, of which the country decides about the others.
 */
type AddressFormat = 'state' | 'homeCountry' | 'mailState' | 'zip' | 'zip4' | 'region' | 'postal' | 'country';

/** The known fields of a free-form object. Their keys are snake_case in both APIs, and other keys are allowed. */
export interface JsonShape {
  type: GraphQLInputObjectType;
  /** Violations beyond the fields' own rules, with dotted paths below the object; an invalid field is null in `checked`. */
  faults(
    checked: Record<string, unknown>,
    object: Record<string, unknown>,
  ): ReadonlyArray<{ path: string; sentence: string }>;
}

/**
 * The validation rules of an input field beyond its GraphQL type. They are declared with the field, stored in the schema's field
 * extensions, and read by both APIs (`check-input.ts`) and by the OpenAPI description.
 */
export interface InputRule {
  /** The maximum number of characters (code points). */
  max?: number;
  /** What to do with a text that has more characters than that, as a sentence. */
  ifLonger?: string;
  /** The exact number of characters. */
  size?: number;
  /** Stored as sent: a text with its leading and trailing white space, an amount as a number or a text. */
  verbatim?: boolean;
  format?: 'email' | AddressFormat | 'code3' | 'url' | 'key' | 'time' | 'month' | 'time_zone';
  /** A closed list of names, spelled alike in both APIs and compared case-insensitively. */
  oneOf?: readonly string[];
  /** Numbers and decimals: inclusive bounds. */
  atLeast?: number;
  atMost?: number;
  greaterThan?: number;
  /** A date: the first and the last year that calculations of deadlines accept. */
  years?: readonly [from: number, to: number];
  /** REST sets a number outside of the bounds to the nearest limit, as with `per_page`; GraphQL refuses it. */
  clamp?: boolean;
  /** Refuses an explicit null although the GraphQL type is nullable, for partial updates of required columns. */
  notNull?: boolean;
  /** Free-form JSON of at most 32 KB, six levels and 500 items: an object or, for `value`, any JSON. */
  json?: 'object' | 'document' | 'value';
  /** The known fields of a free-form object. */
  shape?: JsonShape;
  /** A date that must be after the date of the named sibling when both are sent. */
  after?: string;
  /** May be omitted or null, but a text that is sent must have something that is seen. */
  visible?: boolean;
  /** Required. The GraphQL type is nullable so that all errors can be reported at once. */
  required?: boolean;
  /** Required unless the named sibling is sent, which then provides the default. */
  requiredWithout?: string;
  /** Part of an address: required unless the field of its input with the format `country` names another country. */
  requiredAtHome?: boolean;
  /** A field of a partial update: what it is part of is complete only with what is stored, so the service checks it. */
  partial?: boolean;
  /** REST does not have the field: it is an unknown key in a body, and the OpenAPI description omits it. */
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
    /** The names of fields that are not printed. */
    printed?: { except: readonly string[] };
  }
}

/** Marks an input type whose price the server computes: a price that is sent is refused, not ignored. */
export const RefusesPrices: ClassDecorator = Extensions({ refusesPrices: true });

type ReturnType = () => unknown;

/**
 * Marks an input whose texts documents print: a character that no font of theirs has is refused when it is written, so that it is
 * not first noticed when a document is due. An address of e-mail and what else has a format is not concerned.
 */
export const Printed = (...except: string[]): ClassDecorator => Extensions({ printed: { except } });

/** An optional, nullable input field. */
export function Optional(type: ReturnType, rule: InputRule & FieldOptions = {}): PropertyDecorator {
  return declare(type, { ...rule, nullable: true });
}

/** A required input field. */
export function Required(type: ReturnType, rule: InputRule & FieldOptions = {}): PropertyDecorator {
  return declare(type, { ...rule, nullable: false });
}

/** A field of a partial update that may be omitted but not cleared. */
export function Unclearable(type: ReturnType, rule: InputRule & FieldOptions = {}): PropertyDecorator {
  return declare(type, { ...rule, nullable: true, notNull: true });
}

/** How a field of an input was declared. */
interface Declaration {
  type: ReturnType;
  rule: InputRule & FieldOptions;
  required: boolean;
}

const declared = new WeakMap<object, Map<string, Declaration>>();

/** The fields of an input class by name, with those that it inherits, for inputs that derive from it. */
export function declarationsOf({ prototype }: { prototype: object }): ReadonlyMap<string, Declaration> {
  const parent = Object.getPrototypeOf(prototype) as object | null;
  const inherited = parent ? declarationsOf({ prototype: parent }) : [];
  return new Map([...inherited, ...(declared.get(prototype) ?? [])]);
}

function declare(type: ReturnType, options: InputRule & FieldOptions): PropertyDecorator {
  const { nullable, description, deprecationReason, defaultValue, ...rule } = options as InputRule & {
    nullable?: boolean;
    deprecationReason?: string;
    defaultValue?: unknown;
  };
  return (target, key) => {
    if (!declared.has(target)) declared.set(target, new Map());
    const { nullable: _, ...declaredRule } = options as InputRule & { nullable?: boolean };
    declared.get(target)!.set(key as string, { type, rule: declaredRule, required: !nullable });
    Field(type as never, { nullable, description, deprecationReason, defaultValue } as never)(target, key);
    Extensions({ rule })(target as never, key as string);
  };
}
