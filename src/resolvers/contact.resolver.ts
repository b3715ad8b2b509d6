import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { contacts } from '../loaders/contact.loader.js';
import { divisions } from '../loaders/division.loader.js';
import { organizations } from '../loaders/organization.loader.js';
import { list, one, show } from '../loaders/read.js';
import { RecordInput } from '../schema/common.js';
import { type Ordering, PageArgs } from '../schema/connection.js';
import {
  Contact,
  ContactConnection,
  ContactFilter,
  ContactOrdering,
  CreateContactInput,
  UpdateContactInput,
} from '../schema/contact.js';
import { Division } from '../schema/division.js';
import { Organization } from '../schema/organization.js';
import { UUID } from '../schema/scalars.js';
import * as contactService from '../services/contact/index.js';

@Resolver(() => Contact)
export class ContactResolver {
  @Query(() => ContactConnection)
  contacts(
    @Arg('filter', () => ContactFilter, { nullable: true }) filter: ContactFilter | null,
    @Arg('orderBy', () => ContactOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return list(ctx, contacts, { filter, orderBy, page }, info);
  }

  @Query(() => Contact)
  contact(@Arg('id', () => UUID) id: string, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return show(ctx, contacts, id, info);
  }

  @Mutation(() => Contact)
  createContact(@Arg('input', () => CreateContactInput) input: CreateContactInput, @Ctx() ctx: RequestContext) {
    return contactService.createContact(ctx, input);
  }

  @Mutation(() => Contact)
  updateContact(@Arg('input', () => UpdateContactInput) input: UpdateContactInput, @Ctx() ctx: RequestContext) {
    return contactService.updateContact(ctx, input);
  }

  @Mutation(() => Contact)
  deleteContact(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return contactService.deleteContact(ctx, input.id);
  }

  @FieldResolver(() => Organization, { nullable: true })
  organization(@Root() contact: Contact, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, organizations, contact.organizationId, info);
  }

  @FieldResolver(() => Division, { nullable: true })
  division(@Root() contact: Contact, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, divisions, contact.divisionId, info);
  }
}
