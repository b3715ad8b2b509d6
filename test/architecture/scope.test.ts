/** @sampled tests */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  getNamedType,
  isLeafType,
  isNonNullType,
} from 'graphql';
import { sequenceEvents } from '../../src/events/sequencer.js';
import { addCredentials } from '../contract/credentials.js';
import { addInvitation } from '../contract/invitations.js';
import { addExhibit, addFile, addOrder, addRequest } from '../contract/orders.js';
import { addSavedView } from '../contract/saved-views.js';
import { addSignedWaiverRequest, addWaiverRequest } from '../contract/waiver-requests.js';
import { addWebhook } from '../contract/webhooks.js';
import { recording, type Statement } from '../db/statements.js';
import { everything, sample } from '../support/records/every-field.js';
import { type GoldenPath, generate, goldenPath } from '../support/records/golden-path.js';
import { placed } from '../support/records/ordering.js';
import { loggedFor } from '../support/records/request-log.js';
import { type Caller, openWorld } from '../support/worlds/world.js';
import { expectNone, sourcesBelow } from './sources.js';

const schema = buildSchema(readFileSync('src/schema/schema.graphql', 'utf8'));
/**
 * Tables outside the tenant scope: tokens, sessions, passkeys and invitations to an address belong to users, and staff and the partner read across accounts
 * (test/services/mailroom.test.ts, test/services/fulfillment/partner-operations.test.ts).
 */
const apart = [
  'accessTokens',
  'viewer',
  'sessions',
  'passkeys',
  'members',
  'memberInvitations',
  'receivedEmailInvitations',
  'receivedWaiverRequests',
  'emailPreferences',
  'mailroomOrders',
  'mailroomOrder',
  'partnerRequests',
  'partnerRequest',
];
const roots = Object.values(schema.getQueryType()!.getFields()).filter(({ name }) => !apart.includes(name));
const lists = roots.filter(({ type }) => /Connection!?$/.test(String(type)));
const shows = roots.filter((root) => !lists.includes(root));

/** Values for the arguments of a root field. The misspelt word makes the search run all of its statements. */
const argument: Record<string, string> = {
  id: '$id',
  ids: '[$id]',
  entityId: '$id',
  entityType: 'NOTICES',
  documentableId: '$id',
  documentableType: 'NOTICE',
  key: '"reference"',
  query: '"sunest"',
  types: 'null',
  perType: '5',
  from: 'null',
  to: 'null',
  until: '"2041-12-31"',
  urgency: 'OVERDUE',
  search: 'null',
  filter: 'null',
  status: 'null',
  isToMail: 'null',
  batch: 'true',
  offset: '0',
  version: 'GENERATED',
  first: '10',
  format: 'null',
  webhookId: 'null',
  days: 'null',
  fileId: '$fileId',
  input: '{ eventType: API_CALL }',
  assuming: '{ state: "TX" }',
  divisionId: 'null',
  like: '{ name: "Sunset Tower", addressLine1: "1 Market St", zip: "94105", phone: "4155550100", email: "a@example.com" }',
  age: 'null',
  prefix: '"185 Berry"',
  addressLine1: '"185 Berry St"',
  city: 'null',
  state: 'null',
  zip: '"94107"',
  county: '"Alameda"',
  month: 'null',
};

/** The record whose id a root field takes, where its name differs. */
const recordOf: Record<string, string> = {
  party: 'ownerParty',
  organizationMerges: 'organization',
  missingBeforePayment: 'payApplication',
  waiverGrid: 'payApplication',
  projectWaiverGrid: 'project',
  payApplicationPayments: 'payApplication',
  payApplicationComments: 'payApplication',
  documentOrderPayments: 'documentOrder',
  documentOrderDocument: 'documentOrder',
  documentOrderCover: 'documentOrder',
  documentOrderMailingBook: 'documentOrder',
  documentOrderPieces: 'documentOrder',
  documentBundle: 'document',
  documentFile: 'document',
};

/** The inputs that need values of their own, by their types. */
const inputs: Record<string, string> = {
  BulkQuoteInput: '{ recordType: NOTICE, act: GENERATE, ids: [$id] }',
  ProjectPreviewInput: '{ project: { claimantRole: SUBCONTRACTOR, state: "CA" } }',
};

/** The first day or the state of what has to have one. */
const required: Record<string, string> = { LocalDate: '"2041-12-01"', String: '"CA"' };

function valueFor({ name, type }: GraphQLArgument): string | undefined {
  const input = inputs[getNamedType(type).name];
  if (input) return input;
  return argument[name] === 'null' && isNonNullType(type) ? required[getNamedType(type).name] : argument[name];
}

/**
 * The tenant scope, tested from outside: every statement of both APIs is recorded on its way to PostgreSQL, and every mention of
 * a tenant's table must be bound to an account and, except for the caller's own organization, to a mode.
 */
describe('every read of a tenant’s table', () => {
  const world = openWorld();
  let caller: Caller;
  let made: GoldenPath;
  let documentId: string;
  let documentOrderId: string;
  let auditEntryId: string;
  let apiRequestId: string;
  let payApplicationInvitationId: string;
  let hook: Awaited<ReturnType<typeof addWebhook>>;
  /** The records that files belong to, by the root field that reads the files, and the files. */
  const attached: Record<string, string> = {};
  let credentials: Awaited<ReturnType<typeof addCredentials>>;
  let tenantTables: string[];
  /** Tables of an account's credits, which exist in one mode only. */
  let creditTables: string[];

  beforeAll(async () => {
    caller = await world.caller();
    made = await goldenPath(world, caller);
    ({ payApplicationInvitationId } = await addInvitation(world, caller));
    hook = await addWebhook(world, caller);
    credentials = await addCredentials(world, caller);
    documentId = (await generate(world, caller, made.noticeId)).id;
    documentOrderId = (await placed(world, caller, documentId)).id;
    await world.sql(
      `update document_orders set status = 'processing', batch_id = uuidv7(), tracking_number = '9407111899562700000014'
       where id = $1`,
      [documentOrderId],
    );
    attached.documentOrderFileId = documentOrderId;
    await addOrder(world, documentId, { accepted_at: '2026-02-03T16:20:00Z' });
    attached.fulfillmentRequestFileId = await addRequest(world, caller.organizationId);
    attached.fulfillmentRequestId = attached.fulfillmentRequestFileId;
    attached.documentOrderFile = await addFile(world, 'document_order', attached.documentOrderFileId);
    attached.fulfillmentRequestFile = await addFile(world, 'fulfillment_request', attached.fulfillmentRequestFileId);
    await sequenceEvents(world.app.infrastructure.db);
    const { body } = await world.graphql(caller, '{ events(first: 1) { nodes { cursor } } }');
    argument.cursor = JSON.stringify(body.data.events.nodes[0].cursor);
    attached.savedViewId = await addSavedView(world, caller);
    const note = { project_id: made.projectId, text: 'Call the owner' };
    attached.projectNoteId = (await world.send(caller, 'POST', '/project-notes', note)).id;
    attached.projectNoteFileId = attached.projectNoteId!;
    attached.projectNoteFile = await addFile(world, 'project_note', attached.projectNoteId!);
    const received = {
      project_id: made.projectId,
      kind: 'lien',
      claimant_name: 'Lopez Steel',
      received_on: '2026-02-10',
      receipt_method: 'mail',
    };
    argument.projectId = JSON.stringify(made.projectId);
    attached.receivedNoticeId = (await world.send(caller, 'POST', '/received-notices', received)).id;
    attached.receivedNoticeFileId = attached.receivedNoticeId!;
    attached.receivedNoticeFile = await addFile(world, 'received_notice', attached.receivedNoticeId!);
    attached.waiverRequestId = await addWaiverRequest(world, caller, made);
    attached.waiverRequestPrintId = await addWaiverRequest(world, caller, made);
    attached.waiverRequestDocumentId = await addSignedWaiverRequest(world, caller, made);
    attached.exhibitId = await addExhibit(world, made.payApplicationId);
    apiRequestId = (await loggedFor(world, await world.rest(caller, 'GET', '/notices'))).id;
    auditEntryId = (await world.rest(caller, 'GET', '/audit-logs')).body.data[0].id;
    await world.rest(caller, 'PUT', `/notices/${made.noticeId}/meta/reference`, { value: 'x' });
    const rows = await world.sql<{ name: string; columns: string[] }>(
      `select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
       where table_schema = 'public' group by table_name`,
    );
    const of = rows.filter(({ columns }) => columns.includes('account_id'));
    tenantTables = of.filter(({ columns }) => columns.includes('livemode')).map(({ name }) => name);
    creditTables = of.filter(({ columns }) => !columns.includes('livemode')).map(({ name }) => name);
  });

  /**
   * The one exception for other accounts: the applications that the account's organization takes part in, looked up by that
   * organization and the mode, and only by their ids.
   */
  function sharedLookups(text: string): number {
    return [
      ...text.matchAll(
        /any\(array\( select pay_application_id from pay_application_participants where organization_id = \$\d+::uuid and livemode = \$\d+\)\)/g,
      ),
    ].length;
  }

  function unbound(statements: Statement[]): string[] {
    return (
      statements
        .map(({ text }) => text.replace(/\s+/g, ' ').trim())
        .filter((text) => {
          const mentioned = [...text.matchAll(/\b(?:from|join|update|into) "?(\w+)"?/gi)].map(([, name]) => name!);
          const mentions = mentioned.filter((name) => tenantTables.includes(name)).length;
          const creditMentions = mentioned.filter((name) => creditTables.includes(name)).length;
          const scopes = [...text.matchAll(/"?account_id"? = \$\d+(?:::uuid)? and \(?livemode = \$\d+/g)].length;
          const accounts = [...text.matchAll(/"?account_id"? = \$\d+/g)].length;
          return scopes + sharedLookups(text) < mentions || accounts - scopes < creditMentions;
        })
        // The token's lookup of its user's memberships, which determines the account.
        .filter((text) => !/from access_tokens t where t\.token_hash = \$1/.test(text))
        // A row that is added names its account and mode.
        .filter((text) => !/^insert into "\w+" \("id", "account_id", "livemode", [^)]*\) values \(/.test(text))
        // The lookup of the account of an organization in a filter (reads/loaders/organization-filter.ts): the caller gets 403 or an
        // empty list.
        .filter((text) => text !== 'select id, account_id from organizations where id = any($1::uuid[])')
    );
  }
  const remedy =
    'A statement reads a tenant’s table outside the tenant scope. Build its condition with scoped(ctx, table):';

  /**
   * Statements that a replica refuses, or could answer with old data (src/schema/on-primary.ts). The charge for the query always
   * runs on the primary, and so does the time of a token's last use, which the process records by the clock.
   */
  function ofThePrimary(statements: Statement[]): string[] {
    const only =
      /\b(insert into|delete from|update "?\w+"? set|for (no key )?update|for (key )?share|nextval\(|set_config\(|pg_notify\(|\w*advisory\w*\(|credit_accounts|api_call_minutes)/i;
    return statements
      .map(({ text }) => text)
      .filter((text) => only.test(text) && !/charge_api_call\(|set last_used_at = /.test(text));
  }
  const fromPrimary = sourcesBelow('src/resolvers').flatMap(({ text }) =>
    [...text.matchAll(/@OnPrimary\(\)[\s\S]*?\n {2}(\w+)\(/g)].map(([, name]) => name!),
  );

  async function read(query: string, variables: Record<string, unknown> = {}): Promise<Statement[]> {
    const { result, statements } = await recording(() => world.graphql(caller, query, variables));
    expect([result.status, result.body.errors, query]).toEqual([200, undefined, query]);
    const [, root] = /\{ (\w+)/.exec(query)!;
    if (!fromPrimary.includes(root!)) {
      expectNone(ofThePrimary(statements), `A replica cannot answer ${root}. Mark it with @OnPrimary():`);
    }
    return statements;
  }

  it('is detected by this test', async () => {
    expect(tenantTables.length).toBeGreaterThanOrEqual(8);
    expect(unbound([{ text: 'select 1 from "notices" where id = $1', values: [] }])).toHaveLength(1);
    expect(unbound([{ text: 'insert into "notices" ("id") values ($1)', values: [] }])).toHaveLength(1);
    expect(creditTables).toContain('ledger_transactions');
    expect(unbound([{ text: 'select 1 from ledger_transactions where id = $1', values: [] }])).toHaveLength(1);
    expect(fromPrimary.length).toBeGreaterThanOrEqual(4);
    expect(ofThePrimary(await read('{ creditBalance { held } }'))).toHaveLength(1);
    expect(ofThePrimary([{ text: 'select 1 from notices where id = $1 for share', values: [] }])).toHaveLength(1);
    expect((await read('{ notices { nodes { id } } }')).some(({ text }) => text.includes('"notices"'))).toBe(true);
  });

  it.each(lists.map((list) => [list.name, list] as const))(
    'stays within the tenant scope in the list of %s',
    async (name, list) => {
      const filter = list.args.find((arg) => arg.name === 'filter');
      const filters = filter ? (getNamedType(filter.type) as GraphQLInputObjectType).getFields() : {};
      const fields = Object.values(filters);
      const connection = getNamedType(list.type) as GraphQLObjectType;
      const node = getNamedType(connection.getFields().nodes!.type) as GraphQLObjectType;
      const page = `totalCount pageInfo { hasNextPage } nodes { ${everything(node)} }`;
      const statements = await read(`{ ${name}(first: 5) { ${page} } }`);
      const query = `query($filter: ${filter?.type}) { ${name}(filter: $filter) { totalCount nodes { id } } }`;
      for (const field of fields) {
        expect(isNonNullType(field.type)).toBe(false);
        statements.push(...(await read(query, { filter: { [field.name]: sample(field.type, field.name) } })));
      }
      expectNone(unbound(statements), remedy);
    },
  );

  it.each(shows.map((show) => [show.name, show] as const))(
    'stays within the tenant scope in one %s',
    async (name, show) => {
      const ids = {
        ...made,
        ...hook,
        ...attached,
        ...credentials,
        documentId,
        documentOrderId,
        auditEntryId,
        apiRequestId,
        payApplicationInvitationId,
        projectDeadlinesId: made.projectId,
      };
      const id = ids[`${recordOf[name] ?? name}Id` as keyof GoldenPath] ?? made.noticeId;
      const type = getNamedType(show.type);
      const fields = isLeafType(type) ? '' : `{ ${everything(type as GraphQLObjectType)} }`;
      const given = show.args.map((arg) => `${arg.name}: ${valueFor(arg)}`).join(', ');
      const named = given.includes('$id');
      const fileId = given.includes('$fileId') && attached[name];
      const declared = named ? `($id: ID!${fileId ? ', $fileId: ID!' : ''})` : '';
      const query = `query${declared} { ${name}${given && `(${given})`} ${fields} }`;
      expectNone(unbound(await read(query, { ...(named && { id }), ...(fileId && { fileId }) })), remedy);
    },
  );
});
