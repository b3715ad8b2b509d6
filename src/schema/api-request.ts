import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { ApiRequestStatusClass } from '../domain/vocabulary.js';
import { defineConnection, defineOrdering } from './connection.js';
import { enums } from './enums.js';
import { Node } from './node.js';
import { Credits, DateTime, ID } from './scalars.js';
import { Optional } from './validation/rules.js';

@ObjectType({
  implements: Node,
  description:
    'An API request of the organization. Entries appear within seconds of the answer and are kept for a week. Secrets are redacted.',
  simpleResolvers: true,
})
export class ApiRequest implements Node {
  @Field(() => ID, { description: 'The id of the request, as in `X-Request-Id`.' }) id!: string;
  @Field(() => String, { description: 'The HTTP method.' }) method!: string;
  @Field(() => String, {
    description: 'The path with its query, at most 2,000 characters; `/graphql` without a query.',
  })
  path!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The route, such as `/api/v1/notices/{uuid}`. Null if no route has the path.',
  })
  route!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The name of the GraphQL operation, or of its first field. Null for REST.',
  })
  operation!: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The HTTP status. Null if the client disconnected before the answer.',
  })
  status!: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'The code of the error, such as `VALIDATION_FAILED`. A GraphQL request has one with status 200, too.',
  })
  errorCode!: string | null;
  @Field(() => Int, { description: 'The time from the arrival of the request to the end of the answer.' })
  durationMs!: number;
  @Field(() => Credits, {
    description:
      'The credits that the request spent, with the price of the call. Credits that are only held do not count.',
  })
  credits!: string;
  @Field(() => ID) userId!: string;
  @Field(() => ID, { nullable: true, description: 'The token of the request; null in a session.' }) tokenId!:
    | string
    | null;
  @Field(() => ID, { nullable: true, description: 'The session of the request; null with a token.' }) sessionId!:
    | string
    | null;
  @Field(() => String, {
    nullable: true,
    description: 'The Idempotency-Key. Redacted if the answer shows a secret.',
  })
  idempotencyKey!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The first 10,000 characters of the body that was sent. Only in the sandbox.',
  })
  requestBody!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The first 10,000 characters of the answer. Only in the sandbox; null for a file.',
  })
  responseBody!: string | null;
  @Field(() => DateTime, { description: 'When the request arrived.' }) createdAt!: string;
}

export const ApiRequestConnection = defineConnection(ApiRequest, 'ApiRequest');
export const ApiRequestOrdering = defineOrdering('ApiRequest', ['CREATED_AT']);

@InputType({ description: 'Filters the request log.' })
export class ApiRequestFilter {
  @Optional(() => ID, { description: 'Only the request with this id.' }) id?: string | null;
  @Optional(() => enums.ApiRequestStatusClass) statusClass?: ApiRequestStatusClass | null;
  @Optional(() => Boolean, {
    description: 'Whether the request has an error code. GraphQL requests may fail with status 200.',
  })
  failed?: boolean | null;
  @Optional(() => String, { max: 100, description: 'The code of the error, such as `VALIDATION_FAILED`.' })
  errorCode?: string | null;
  @Optional(() => String, { max: 20, description: 'The HTTP method.' }) method?: string | null;
  @Optional(() => String, { max: 2000, description: 'The route, such as `/api/v1/notices/{uuid}`.' })
  route?: string | null;
  @Optional(() => String, { max: 100, description: 'The name of the GraphQL operation.' }) operation?: string | null;
  @Optional(() => ID, { description: 'Only requests with this token.' }) tokenId?: string | null;
  @Optional(() => Boolean, { description: 'True: only requests in a session. False: only requests with a token.' })
  inSession?: boolean | null;
  @Optional(() => DateTime, { description: 'Only requests that arrived at or after this time.' }) since?: Date | null;
  @Optional(() => DateTime, { description: 'Only requests that arrived before this time.' }) until?: Date | null;
  @Optional(() => DateTime, { description: 'The same as `since`.' }) updatedSince?: Date | null;
  @Optional(() => String, {
    max: 255,
    description: 'Text in the path, the operation, the error code, the Idempotency-Key or, in the sandbox, the bodies.',
  })
  search?: string | null;
}
