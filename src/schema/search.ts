import { ArgsType, Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { type SearchType, searchTypes } from '../entities/search/sources.js';
import { enumAliases } from './enums.js';
import { DateTime, ID } from './scalars.js';
import { Optional, Required } from './validation/rules.js';

const SearchTypeEnum = Object.fromEntries(searchTypes.map((type) => [type.toUpperCase(), type]));
registerEnumType(SearchTypeEnum, { name: 'SearchType', description: 'A type of record that can be searched for.' });
// The singular is accepted too: `notice` for `notices`.
enumAliases.SearchType = Object.fromEntries(
  searchTypes.map((type) => [type.replace(/ies$/, 'y').replace(/s$/, ''), type]),
);

export const perTypeLimits = { default: 5, most: 25 } as const;

@ArgsType()
export class SearchArgs {
  @Required(() => String, {
    max: 255,
    description: 'Words or word prefixes that a record must all contain, or a complete number.',
  })
  query!: string;
  @Optional(() => [SearchTypeEnum], { description: 'The types to search; all by default.' })
  types?: SearchType[] | null;
  @Optional(() => Int, {
    atLeast: 1,
    atMost: perTypeLimits.most,
    clamp: true,
    defaultValue: perTypeLimits.default,
    description: 'The maximum number of results per type.',
  })
  perType?: number | null;
}

@ObjectType({ description: 'A record that a search found.', simpleResolvers: true })
export class SearchResult {
  @Field(() => SearchTypeEnum, { description: 'The type of the record.' }) type!: SearchType;
  @Field(() => ID) id!: string;
  @Field(() => String, { description: 'The name or number of the record.' }) title!: string;
  @Field(() => String, { nullable: true, description: 'A second line, such as the record that it belongs to.' })
  subtitle!: string | null;
  @Field(() => [String], {
    description: 'At most three matching passages as escaped HTML, with `<mark>` around each match.',
  })
  highlights!: string[];
  @Field(() => Float, {
    description:
      'How well it matches, comparable within one response. At least 3: a complete identifier matches; 2: the complete title; ' +
      '1: every word is in the title.',
  })
  score!: number;
  @Field(() => ID, { nullable: true, description: 'The project that it belongs to; for a project, its own id.' })
  projectId!: string | null;
  @Field(() => String, { nullable: true, description: 'The status of the record, if it has one.' }) status!:
    | string
    | null;
  @Field(() => DateTime) updatedAt!: string;
}

@ObjectType({ description: 'The results of one type, best match first.', simpleResolvers: true })
class SearchGroup {
  @Field(() => SearchTypeEnum, { description: 'The type of the results.' }) type!: SearchType;
  @Field(() => Int, { description: 'The number of matches; above one hundred, not all are counted.' }) count!: number;
  @Field(() => [SearchResult], { description: 'The results, best match first.' }) results!: SearchResult[];
}

@ObjectType({ description: 'The results of a search, by type.', simpleResolvers: true })
export class SearchResults {
  @Field(() => String, { description: 'The search query.' }) query!: string;
  @Field(() => [SearchTypeEnum], { description: 'The types that were searched.' }) types!: readonly SearchType[];
  @Field(() => Int, { description: 'The maximum number of results per type.' }) perType!: number;
  @Field(() => [SearchGroup], { description: 'One group for each type searched, even if it is empty.' })
  groups!: SearchGroup[];
}
