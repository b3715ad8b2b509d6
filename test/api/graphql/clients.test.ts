import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { ApolloClient, ApolloLink, gql as apollo, HttpLink, InMemoryCache } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client, cacheExchange, fetchExchange, gql } from '@urql/core';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { goldenPath } from '../../support/records/golden-path.js';
import { shareSite } from '../../support/worlds/site.js';
import type { Caller, Json } from '../../support/worlds/world.js';

/** Clients set up as their own documentation says: an address and a token, with nothing specific to this service. */
describe('GraphQL clients', () => {
  const site = shareSite();
  const { world } = site;
  let url = '';
  let caller: Caller;
  beforeAll(async () => {
    url = site.url;
    caller = await world.caller();
  });

  describe('urql with its defaults', () => {
    const sent: string[] = [];
    const client = () =>
      new Client({
        url: `${url}/graphql`,
        exchanges: [cacheExchange, fetchExchange],
        fetchOptions: () => ({ headers: { authorization: `Bearer ${caller.token}` } }),
        fetch: (address, init) => {
          sent.push(init?.method ?? 'GET');
          return fetch(address, init);
        },
      });

    it('sends queries by GET, with variables', async () => {
      const query = gql`query Own($id: ID!) { organization(id: $id) { id } }`;
      const { data, error } = await client().query(query, { id: caller.organizationId }).toPromise();
      expect([error, data?.organization.id]).toEqual([undefined, caller.organizationId]);
      expect(sent).toEqual(['GET']);
    });

    it('changes records by POST', async () => {
      const mutation = gql`mutation Add($input: CreateContactInput!) { createContact(input: $input) { lastName } }`;
      const input = { organizationId: caller.organizationId, firstName: 'Ann', lastName: 'Lee' };
      const { data, error } = await client().mutation(mutation, { input }).toPromise();
      expect([error, data?.createContact.lastName]).toEqual([undefined, 'Lee']);
      expect(sent.at(-1)).toBe('POST');
    });
  });

  describe('Apollo Client with graphql-ws', () => {
    it('queries, changes, finds the changed record in its cache by id, and receives the event', async () => {
      const socket = createClient({
        url: `${url.replace(/^http/, 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        connectionParams: { authorization: `Bearer ${caller.token}` },
      });
      const http = new HttpLink({ uri: `${url}/graphql`, headers: { authorization: `Bearer ${caller.token}` } });
      const isSubscription = ({ operationType }: ApolloLink.Operation) => operationType === 'subscription';
      const client = new ApolloClient({
        link: ApolloLink.split(isSubscription, new GraphQLWsLink(socket), http),
        cache: new InMemoryCache({ possibleTypes: { Node: ['Contact', 'Organization'] } }),
      });
      try {
        const opened = new Promise((resolve) => socket.on('connected', resolve));
        const nextEvent = new Promise<Json>((resolve, reject) => {
          client
            .subscribe<Json>({ query: apollo`subscription { events(types: [CONTACT_UPDATED]) { type subjectId } }` })
            .subscribe({ next: ({ data, error }) => (error ? reject(error) : resolve(data)), error: reject });
        });
        await opened;
        const add = apollo`mutation ($input: CreateContactInput!) { createContact(input: $input) { id lastName } }`;
        const input = { organizationId: caller.organizationId, firstName: 'Ann', lastName: 'Lee' };
        const { data } = await client.mutate<Json>({ mutation: add, variables: { input } });
        const { id } = data.createContact;
        const read = apollo`query ($id: ID!) { node(id: $id) { id ... on Contact { lastName } } }`;
        const first = await client.query<Json>({ query: read, variables: { id } });
        expect(first.data.node).toMatchObject({ id, lastName: 'Lee' });

        const change = apollo`mutation ($input: UpdateContactInput!) { updateContact(input: $input) { id lastName } }`;
        await client.mutate({ mutation: change, variables: { input: { id, lastName: 'Lees' } } });
        expect(client.readQuery<Json>({ query: read, variables: { id } }).node.lastName).toBe('Lees');
        expect((await nextEvent).events).toMatchObject({ type: 'CONTACT_UPDATED', subjectId: id });
      } finally {
        client.stop();
        await socket.dispose();
      }
    });
  });

  describe('the Relay compiler', () => {
    let folder = '';
    afterAll(() => rm(folder, { recursive: true, force: true }));

    it('accepts the schema, and its compiled documents refetch a record and page through a connection', async () => {
      folder = await mkdtemp(join(tmpdir(), 'cps-relay-'));
      await mkdir(join(folder, 'src'));
      await copyFile('src/schema/schema.graphql', join(folder, 'schema.graphql'));
      const config = { src: './src', schema: './schema.graphql', language: 'typescript', eagerEsModules: true };
      await writeFile(join(folder, 'relay.config.json'), JSON.stringify(config));
      await writeFile(join(folder, 'src/Projects.ts'), relaySource);
      const compiler = resolve('node_modules/relay-compiler/cli.js');
      const { stderr } = await promisify(execFile)(process.execPath, [compiler, 'relay.config.json'], { cwd: folder });
      expect(stderr).not.toMatch(/warn|error/i);

      const artifact = await readFile(join(folder, 'src/__generated__/ProjectsPageQuery.graphql.ts'), 'utf8');
      const text: string = JSON.parse(/"text": (".*")/.exec(artifact)![1]!);
      expect(text).toContain('node(id: $id)');
      const { projectId } = await goldenPath(world, caller);
      const { body } = await world.graphql(caller, text, { id: projectId, count: 1 });
      expect(body.errors).toBeUndefined();
      expect(body.data.node).toMatchObject({ __typename: 'Project', id: projectId });
      const { edges, pageInfo } = body.data.node.parties;
      expect([edges.length, pageInfo]).toEqual([1, { hasNextPage: true, endCursor: edges[0].cursor }]);
      const next = await world.graphql(caller, text, { id: projectId, count: 1, cursor: pageInfo.endCursor });
      expect(next.body.data.node.parties.edges[0].node.id).not.toBe(edges[0].node.id);
    });
  });
});

const relaySource = `
import { graphql } from 'react-relay';

graphql\`
  fragment Projects_project on Project
  @refetchable(queryName: "ProjectsPageQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
    name
    parties(first: $count, after: $cursor) @connection(key: "Projects_parties") {
      edges { node { id role } }
    }
  }
\`;

graphql\`
  query ProjectsQuery($id: ID!) {
    project(id: $id) { ...Projects_project }
  }
\`;
`;
