import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { contacts } from '../reads/loaders/contact.loader.js';
import { RecordInput } from '../schema/common.js';
import { Contact, CreateContactInput, UpdateContactInput } from '../schema/contact.js';
import * as contactService from '../services/contact/index.js';
import { RelatedRecords, RootFields } from './declared.js';

@RootFields(contacts)
@RelatedRecords(contacts)
@Resolver(() => Contact)
export class ContactResolver {
  @Mutation(() => Contact, { description: 'Creates a person at an organization, or at one of its divisions.' })
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
}
