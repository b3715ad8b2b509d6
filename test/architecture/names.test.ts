import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { buildSchema, type DocumentNode, Kind } from 'graphql';
import { routes } from '../../src/rest/index.js';
import { expectNone } from './sources.js';

/** The files of a resource, by its singular name. */
const parts: Record<string, (name: string) => string> = {
  entity: (name) => `src/entities/${name}.ts`,
  schema: (name) => `src/schema/${name}.ts`,
  loader: (name) => `src/reads/loaders/${name}.loader.ts`,
  resolver: (name) => `src/resolvers/${name}.resolver.ts`,
  service: (name) => `src/services/${name}/index.ts`,
  'REST rows': (name) => `src/rest/${name}.rest.ts`,
  'REST operations': (name) => `src/rest/${name}.graphql`,
};

/** Resources without one of these files, and why. */
const without: Record<string, readonly string[]> = {
  // Tokens are created through GraphQL and the command line. A token belongs to a user, so it is not a tenant's record with a
  // loader.
  'access-token': ['loader', 'REST rows', 'REST operations'],
  // The filters of a front end; REST has no pages.
  'saved-view': ['REST rows', 'REST operations'],
  // Kept with the rows that it moved, in plain SQL; REST finds the companies themselves.
  'organization-merge': ['entity', 'REST rows', 'REST operations'],
  // The operator writes it on the command line, for all accounts; people choose among its offices.
  'recording-office': ['entity', 'REST rows', 'REST operations'],
  // Computed from parties, received notices and waivers; REST has it under the pay application.
  'payment-exposure': ['entity', 'loader', 'REST rows', 'REST operations'],
  // People sign in to the console. A session or a passkey belongs to a user, so it is not a tenant's record.
  member: ['entity', 'loader', 'REST rows', 'REST operations'],
  session: ['entity', 'loader', 'REST rows', 'REST operations'],
  passkey: ['entity', 'loader', 'REST rows', 'REST operations'],
  'email-preference': ['entity', 'loader', 'REST rows', 'REST operations'],
  // Only the database writes it.
  'audit-entry': ['service'],
  // The server writes it after each answer.
  'api-request': ['service'],
  // Maintained by src/ledger and the database's own functions.
  credit: ['entity'],
  'ledger-transaction': ['service'],
  // Its verbs are imported one by one: they differ for the caller and the partner.
  'fulfillment-request': ['service'],
  // Read from the ledger.
  'credit-statement': ['entity'],
  support: ['entity'],
  // Document orders, as staff see them.
  mailroom: ['entity', 'REST rows', 'REST operations'],
  // Fulfillment requests, as the partner sees them.
  'partner-request': ['entity', 'REST rows', 'REST operations'],
  // Read from the orders of a notice.
  'proof-of-service': ['entity'],
  // Read from a document, its orders and the audit log.
  'document-bundle': ['entity'],
  // A page for the holders of documents, who have no token; neither API has it.
  verification: ['entity', 'schema', 'resolver', 'REST rows', 'REST operations'],
  // A part of a document, with its files.
  'signed-original': ['entity', 'loader', 'REST rows', 'REST operations'],
  // Attached files of records.
  exhibit: ['entity'],
  // All services write events through the outbox, and callers read them as a stream; REST has webhooks instead.
  event: ['entity', 'REST rows', 'REST operations'],
  // Purchases and subscriptions are written outside the request's transaction, without the unit of work.
  billing: ['entity'],
  // Computed from a project; REST shows those of one project.
  deadline: ['entity', 'REST rows', 'REST operations'],
  // Not a record of its own: the sums of pay applications, waivers and projects.
  money: ['entity', 'REST rows', 'REST operations'],
  // Not a record of its own: the requests of a pay application, below whose path REST has it.
  'waiver-grid': ['entity', 'loader', 'service', 'REST rows', 'REST operations'],
  // Not a record of its own: the checks of others; the pages of a front end ask for it.
  'bulk-quote': ['entity', 'loader', 'REST rows', 'REST operations'],
  // Not a record of its own: what a provider knows; the forms of a front end ask for it.
  address: ['entity', 'loader', 'REST rows', 'REST operations'],
  // Not a record of its own: a mode of all others, with a clock.
  sandbox: ['entity'],
  // Who did something, as members may see it; REST has the id.
  user: ['resolver', 'service', 'REST rows', 'REST operations'],
  // Any record by its id, for Relay; it has no data of its own.
  node: ['entity', 'service', 'REST rows', 'REST operations'],
  // Not a record of its own: an index over the others, which the database maintains.
  search: ['entity', 'service'],
};

const resources = [
  ...new Set(
    ['src/reads/loaders/*.loader.ts', 'src/resolvers/*.resolver.ts', 'src/rest/*.rest.ts', 'src/rest/*.graphql']
      .flatMap((pattern) => globSync(pattern))
      .map((path) => basename(path).split('.')[0]!),
  ),
].sort();

describe('a resource', () => {
  it.each(resources)('%s has the same name in every layer', (name) => {
    expectNone(
      Object.entries(parts)
        .filter(([part, path]) => !without[name]?.includes(part) && !existsSync(path(name)))
        .map(([part, path]) => `${part}: ${path(name)}`),
      `The resource ${name} lacks a file. Add it, or name the reason in this test:`,
    );
  });

  it('has no exception that is stale', () => {
    expectNone(
      Object.entries(without).flatMap(([name, exempt]) =>
        exempt.map((part) => parts[part]!(name)).filter((path) => existsSync(path)),
      ),
      'These files exist. Remove their exceptions from this test:',
    );
  });

  it.each([
    ['src/entities/index.ts', 'src/entities/*.ts', ['index', 'record', 'credential']],
    ['src/resolvers/index.ts', 'src/resolvers/*.resolver.ts', []],
    ['src/rest/index.ts', 'src/rest/*.rest.ts', []],
    ['src/db/migrations/index.ts', 'src/db/migrations/*.ts', ['index']],
  ])('is registered in %s', (index, pattern, but: string[]) => {
    const list = readFileSync(index, 'utf8');
    const registered = list.slice(list.lastIndexOf('import '));
    const missing = globSync(pattern)
      .map((path) => basename(path, '.ts'))
      .filter((name) => !but.includes(name))
      .filter((name) => {
        const imported = new RegExp(`import \\{([\\w,\\s]+)\\} from './${name}.js'`).exec(list)?.[1];
        const isRegistered = (one: string) =>
          new RegExp(`^\\s*(\\.\\.\\.)?${one},|\\[.*\\b${one}\\b.*\\]`, 'm').test(registered);
        return !imported?.match(/\w+/g)?.every(isRegistered);
      });
    expectNone(missing, `Files are not registered. Add a line for each to ${index}:`);
  });
});

/** Root fields that REST does not reach, and why. */
const graphqlOnly: Record<string, string> = {
  accessTokens: 'tokens are managed in the console and on the command line',
  events: 'callers of REST receive them by webhook',
  node: 'REST reads a record at the address of its type',
  nodes: 'REST reads a record at the address of its type',
  ...Object.fromEntries(
    ['savedViews', 'savedView', 'createSavedView', 'updateSavedView', 'deleteSavedView'].map((name) => [
      name,
      'the filters of a front end',
    ]),
  ),
  ...Object.fromEntries(
    [
      ...['similarOrganizations', 'duplicateOrganizations', 'organizationMerges'],
      ...['mergeOrganizations', 'undoOrganizationMerge'],
    ].map((name) => [name, 'people decide which companies are the same; REST shows what a company was merged into']),
  ),
  recordingOffices: 'people choose the office of a county; what a program orders names its recipient',
  members: 'members are managed in the console and on the command line',
  memberInvitations: 'members are managed in the console and on the command line',
  inviteMember: 'members are managed in the console and on the command line',
  withdrawMemberInvitation: 'members are managed in the console and on the command line',
  changeMemberRole: 'members are managed in the console and on the command line',
  removeMember: 'members are managed in the console and on the command line',
  receivedEmailInvitations: 'a person answers what was sent to their address, in the console',
  receivedWaiverRequests: 'a person reads what was sent to their address, in the console',
  openReceivedWaiverRequest: 'a person answers what was sent to their address, in the console',
  acceptReceivedEmailInvitation: 'a person answers what was sent to their address, in the console',
  declineReceivedEmailInvitation: 'a person answers what was sent to their address, in the console',
  viewer: 'people sign in to the console, not to REST',
  sessions: 'people sign in to the console, not to REST',
  endSession: 'people sign in to the console, not to REST',
  endOtherSessions: 'people sign in to the console, not to REST',
  updateViewer: 'people sign in to the console, not to REST',
  emailPreferences: 'people sign in to the console, not to REST',
  setEmailPreference: 'people sign in to the console, not to REST',
  passkeys: 'people sign in to the console, not to REST',
  beginPasskeyRegistration: 'people sign in to the console, not to REST',
  finishPasskeyRegistration: 'people sign in to the console, not to REST',
  renamePasskey: 'people sign in to the console, not to REST',
  removePasskey: 'people sign in to the console, not to REST',
  requestSignInLink: 'people sign in to the console, not to REST',
  createAccessToken: 'tokens are managed in the console and on the command line',
  revokeAccessToken: 'tokens are managed in the console and on the command line',
  rotateAccessToken: 'tokens are managed in the console and on the command line',
  ...Object.fromEntries(
    [
      'mailroomOrders',
      'mailroomOrder',
      'mailroomTakeOrder',
      'mailroomTakeOrders',
      'mailroomScanOrder',
      'mailroomDispatchOrders',
      'mailroomAttachFileToOrders',
      'mailroomDispatchOrder',
      'mailroomRecordEvent',
      'mailroomReturnOrder',
      'mailroomCompleteOrder',
      'mailroomFailOrder',
      'mailroomAttachFile',
      'mailroomRecordPayment',
    ].map((name) => [name, 'staff work through GraphQL; an account does not see it']),
  ),
  ...Object.fromEntries(
    ['event', 'replayEvent', 'redeliverFailedWebhooks', 'webhookRedelivery'].map((name) => [
      name,
      'the developers’ pages of a front end; REST retries one delivery at a time',
    ]),
  ),
  ...Object.fromEntries(
    [
      ...['openDeadlines', 'openDeadlineCounts', 'openDeadlineDays', 'openTaskDays', 'bulkQuote'],
      ...['noticeGroups', 'noticesToServe'],
      ...['lienRightsCounts', 'money', 'receivables', 'claimableProjects'],
      ...['billedApplications', 'retainedApplications'],
    ].map((name) => [name, 'the front page of a front end; the specification’s REST has the deadlines of one project']),
  ),
  loadSampleData: 'the first page of a front end; an integrator makes the records of its own test',
  createProjectWithParties: 'the form of a front end; REST creates each record by itself',
  projectPreview: 'the form of a front end, while a project is typed',
  addressCompletions: 'the form of a front end, while an address is typed',
  addressCounty: 'the form of a front end, while an address is typed',
  ...Object.fromEntries(
    [
      'partnerRequests',
      'partnerRequest',
      'partnerAccept',
      'partnerReportRecipients',
      'partnerReturnFacts',
      'partnerAttachFile',
      'partnerReportMailed',
      'partnerFulfill',
      'partnerReject',
      'partnerCancel',
      'partnerFail',
    ].map((name) => [name, 'the partner posts signed reports, or works through GraphQL; an account does not see it']),
  ),
};

describe('the two APIs', () => {
  const schema = buildSchema(readFileSync('src/schema/schema.graphql', 'utf8'));
  const reached = new Set(
    routes.flatMap(({ operation }) =>
      (operation as DocumentNode).definitions.flatMap((definition) =>
        definition.kind === Kind.OPERATION_DEFINITION
          ? definition.selectionSet.selections.flatMap((node) => (node.kind === Kind.FIELD ? [node.name.value] : []))
          : [],
      ),
    ),
  );
  const fields = [schema.getQueryType()!, schema.getMutationType()!].flatMap((type) => Object.keys(type.getFields()));

  it('offer the same queries and mutations', () => {
    expectNone(
      fields.filter((field) => !reached.has(field) && !graphqlOnly[field]),
      'No REST row reaches these root fields. Add a row in src/rest, or name the reason in this test:',
    );
  });

  it('have no stale exception', () => {
    expect(Object.keys(graphqlOnly).filter((field) => reached.has(field) || !fields.includes(field))).toEqual([]);
  });

  it('use every operation that is defined', () => {
    const used = new Set(routes.map(({ operation }) => operation));
    const { length } = globSync('src/rest/*.graphql').flatMap((path) => [
      ...readFileSync(path, 'utf8').matchAll(/^(query|mutation) \w+/gm),
    ]);
    expect(used.size).toBe(length);
  });
});
