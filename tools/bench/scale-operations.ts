import type { ScaleAccount } from './scale-data.js';

/** An account of one of the databases, and how to call it. */
export interface Asked {
  account: ScaleAccount;
  rest(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object): Promise<Body>;
  graphql(query: string, variables?: object): Promise<Body>;
  /** Records that the operations name, looked up before the measurement. */
  known: Known;
}

export interface Known {
  noticeId: string;
  projectId: string;
  divisionId: string;
  noticeNumber: string;
  total: number;
  cursor: string;
  eventCursor: string;
}

// biome-ignore lint/suspicious/noExplicitAny: a measurement reads what it expects; a wrong shape fails the run
type Body = any;

const pageOfNotices =
  'nodes { id noticeNumber type status noticeDate claimAmount createdAt } pageInfo { hasNextPage endCursor }';

/** Looks up the records of an account that the operations need. */
export async function lookUp(asked: Omit<Asked, 'known'>): Promise<Known> {
  const { meta } = await asked.rest('GET', '/notices?per_page=1');
  const { data: drafts } = await asked.rest('GET', '/notices?per_page=1&status=draft');
  const middle = drafts[0];
  const { data: deep } = await asked.graphql(
    `{ notices(first: 1, offset: ${Math.floor(meta.total * 0.9)}) { pageInfo { endCursor } } }`,
  );
  const { data: stream } = await asked.graphql('{ events(first: 100) { pageInfo { endCursor } } }');
  return {
    noticeId: middle.id,
    projectId: middle.project_id,
    divisionId: middle.division_id,
    noticeNumber: middle.notice_number,
    total: meta.total,
    cursor: deep.notices.pageInfo.endCursor,
    eventCursor: stream.events.pageInfo.endCursor,
  };
}

const page =
  (path: string, query = '') =>
  ({ rest }: Asked) =>
    rest('GET', `${path}?per_page=15${query}`);
const list = (query: string) => page('/notices', query);
const connection = (args: (known: Known) => string) => (asked: Asked) =>
  asked.graphql(`{ notices(first: 15${args(asked.known)}) { ${pageOfNotices} } }`);
const usage = (days: number) => (asked: Asked) => {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  return asked.rest('GET', `/support/usage?from=${day(days - 1)}&to=${day(0)}`);
};

/** Requests of an account. A REST list counts the total; a connection counts it only on request. */
export const operations: Array<[name: string, run: (asked: Asked) => Promise<Body>]> = [
  ['list, first page, with its total', list('')],
  ['connection, first page, no total', connection(() => '')],
  ['list of one project', (asked) => list(`&project_id=${asked.known.projectId}`)(asked)],
  ['list of one division', (asked) => list(`&division_id=${asked.known.divisionId}`)(asked)],
  ['list of one organization (the account)', (asked) => list(`&organization_id=${asked.account.id}`)(asked)],
  ['list by type', list('&type=lien')],
  ['list by status, common', list('&status=completed')],
  ['list by status, rare', list('&status=draft')],
  ['list by state', list('&state=CA')],
  ['list by a part of the number', (asked) => list(`&search=${asked.known.noticeNumber.slice(-4)}`)(asked)],
  ['connection by notice date', connection(() => ', orderBy: { field: NOTICE_DATE }')],
  ['connection by last change', connection(() => ', orderBy: { field: UPDATED_AT }')],
  [
    'changed in the last day',
    (asked) => list(`&updated_since=${encodeURIComponent(new Date(Date.now() - 86_400_000).toISOString())}`)(asked),
  ],
  ['page at 90 %, with its total', (asked) => list(`&page=${Math.ceil((asked.known.total * 0.9) / 15)}`)(asked)],
  ['connection at 90 % by offset', connection(({ total }) => `, offset: ${Math.floor(total * 0.9)}`)],
  ['connection at 90 % by cursor', connection(({ cursor }) => `, after: "${cursor}"`)],
  ['one notice', (asked) => asked.rest('GET', `/notices/${asked.known.noticeId}`)],
  ['search, a number', (asked) => asked.rest('GET', `/search?q=${asked.known.noticeNumber}`)],
  ['search, two words', (asked) => asked.rest('GET', '/search?q=harbor%20bridge')],
  ['search, a prefix', (asked) => asked.rest('GET', '/search?q=har')],
  ['search, a typing error', (asked) => asked.rest('GET', '/search?q=habror%20brigde')],
  ['audit log of the account', page('/audit-logs')],
  ['audit log of a type', page('/audit-logs', '&auditable_type=Notice')],
  ['audit log of an action', page('/audit-logs', '&action=updated')],
  ['audit log of a record', (asked) => page('/audit-logs', `&auditable_id=${asked.known.noticeId}`)(asked)],
  ['organizations', page('/organizations')],
  ['projects', page('/projects')],
  ['document orders', page('/document-orders')],
  ['pay applications', page('/pay-applications')],
  ['ledger', page('/credits/ledger')],
  [
    'graph, three levels',
    (asked) =>
      asked.graphql(`{ projects(first: 10) { nodes { name parties(first: 5) { nodes { role organization { name } } }
        notices(first: 5) { nodes { noticeNumber deadlineDate documents(first: 3) { nodes { fileName } } } } } } }`),
  ],
  [
    'graph, three levels with totals',
    (asked) =>
      asked.graphql(`{ projects(first: 10) { totalCount nodes { name notices(first: 5) { totalCount nodes { noticeNumber
        documents(first: 3) { totalCount nodes { fileName } } } } } } }`),
  ],
  ['events, the first page', (asked) => asked.graphql('{ events(first: 50) { nodes { id type data } } }')],
  [
    'events after a cursor',
    (asked) => asked.graphql(`{ events(first: 50, after: "${asked.known.eventCursor}") { nodes { id type } } }`),
  ],
  ['usage, thirty days', usage(30)],
  ['credits', (asked) => asked.rest('GET', '/support/credits')],
  [
    'create a notice',
    (asked) =>
      asked.rest('POST', '/notices', {
        project_id: asked.known.projectId,
        organization_id: asked.account.id,
        type: 'preliminary',
        state: 'CA',
        notice_date: new Date().toISOString().slice(0, 10),
        claim_amount: 4_200,
      }),
  ],
  [
    'change a notice',
    (asked) =>
      asked.rest('PATCH', `/notices/${asked.known.noticeId}`, {
        claim_amount: Math.round(performance.now() * 100) / 100,
      }),
  ],
];
