import { beforeAll, describe, expect, it } from '@jest/globals';
import { Client, cacheExchange, fetchExchange, gql } from '@urql/core';
import { type Caller, openWorld } from '../support/world.js';

/** Clients as their own documentation sets them up: an address and a token, and nothing made for this service. */
describe('GraphQL clients', () => {
  const world = openWorld();
  let url = '';
  let caller: Caller;
  beforeAll(async () => {
    url = (await world.app.start()).url;
    caller = await world.caller();
  }, 60_000);

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

    it('queries by GET, with variables', async () => {
      const query = gql`query Own($id: UUID!) { organization(id: $id) { id } }`;
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
});
