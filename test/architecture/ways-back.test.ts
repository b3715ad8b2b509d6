import { describe, expect, it } from '@jest/globals';
import { type GraphQLObjectType, type GraphQLOutputType, getNamedType, isInterfaceType, isObjectType } from 'graphql';
import { schema } from '../support/schema.js';

/** From a type to another one, by a field. */
interface Edge {
  from: string;
  field: string;
  to: string;
}

const roots = new Set(['Query', 'Mutation', 'Subscription']);

/** Whether the objects of a type have an id. */
function isIdentified(type: unknown): type is GraphQLObjectType {
  return isObjectType(type) && 'id' in type.getFields() && !roots.has(type.name);
}

/** The types that a field leads to: that of its value, of the records of a list, or all that implement an interface. */
function targetsOf(type: GraphQLOutputType): string[] {
  const named = getNamedType(type);
  if (isInterfaceType(named)) return schema.getPossibleTypes(named).map(({ name }) => name);
  if (!isObjectType(named)) return [];
  const { nodes } = named.getFields();
  const target = nodes && named.name.endsWith('Connection') ? getNamedType(nodes.type) : named;
  return isIdentified(target) ? [target.name] : [];
}

const edges: Edge[] = Object.values(schema.getTypeMap())
  .filter(isIdentified)
  .flatMap((type) =>
    Object.values(type.getFields()).flatMap((field) =>
      targetsOf(field.type).map((to) => ({ from: type.name, field: field.name, to })),
    ),
  );

/** The edges whose target has no field that leads back, as `Type.field`. */
function withoutWayBack(all: readonly Edge[]): string[] {
  const known = new Set(all.map(({ from, to }) => `${from} ${to}`));
  const missing = all.filter(({ from, to }) => !known.has(`${to} ${from}`));
  return [...new Set(missing.map(({ from, field }) => `${from}.${field}`))].sort();
}

const part = 'it is a part, which is only read in its whole';
const settings = 'the account has one list of them, and they concern the whole account';
const invited = 'an invitation belongs to the invited account, and its application to the inviter';
const any = 'it is a record of any type, and not all types have such entries or files';

const did = 'what a person did is found by the lists of it, filtered by the id of the person';

const exceptions: Record<string, string> = {
  'AccessToken.user': did,
  'ApiRequest.user': did,
  'AuditEntry.user': did,
  'MemberInvitation.inviter': did,
  'CreditHold.for': part,
  'DocumentOrder.carrierEvents': part,
  'DocumentOrder.files': part,
  'DocumentOrder.payments': part,
  'FulfillmentRequest.files': part,
  'MailroomOrder.events': part,
  'MailroomOrder.files': part,
  'Sov.lines': part,
  'SovImport.lines': part,
  'Viewer.session': 'a session is that of its reader, who is the root field `viewer`',
  'Event.deliveries': 'an event is found by its cursor, and is kept for a shorter time than its deliveries',
  'FulfillmentRequest.notice': 'the project has its requests, and no index finds the few that have a notice by it',
  'PayApplication.organization':
    'other accounts share applications, and an organization of another account lists nothing',
  'PayApplicationInvitation.inviter': invited,
  'PayApplicationInvitation.payApplication': invited,
  'ProviderCredential.organization': settings,
  'ShipperCredential.organization': settings,
  'Webhook.organization': settings,
  'AuditEntry.record': any,
  'CreditHold.record': any,
  'EntityMetadata.record': any,
  'Event.record': any,
  'Exhibit.record': any,
  'LedgerTransaction.record': any,
  'SearchResult.record': any,
};

describe('the graph', () => {
  it('leads back wherever it leads, but for the stated exceptions', () => {
    expect(withoutWayBack(edges)).toEqual(Object.keys(exceptions).sort());
    expect(edges.length).toBeGreaterThan(150);
  });

  it('is judged by a test that sees a way back which is taken away', () => {
    const cut = edges.filter(({ from, field }) => `${from}.${field}` !== 'Party.orders');
    expect(withoutWayBack(cut)).toEqual([...Object.keys(exceptions), 'DocumentOrder.party'].sort());
  });
});
