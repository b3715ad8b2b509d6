import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { buildSchema, type GraphQLInputObjectType, getNamedType, isInputObjectType } from 'graphql';
import { partnerReportTypes } from '../../src/api/rest/partner-reports.js';
import { snake } from '../../src/domain/shared/casing.js';
import { openFakePartner, openTicket, report } from '../support/records/partner.js';
import { doTasks } from '../support/records/tasks.js';
import { openWorld } from '../support/worlds/world.js';
import { type Block, blocks } from './pages.js';

const { partner, settings } = await openFakePartner();
const path = 'docs/fulfillment-partner.md';
const text = readFileSync(path, 'utf8');
const all = blocks({ path, text });
const noted = (note: string) => all.filter((block) => block.note === note);

/** The keys of an object, including those of nested objects. */
function keysOf(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, below]) => [key, keysOf(below)]));
}

describe('the documentation for the partner', () => {
  const world = openWorld(settings);
  const shown = (note: string) => JSON.parse(noted(note)[0]!.text);
  const postBlock = (block: Block, ticketId: string) =>
    report(world, partner, { ...JSON.parse(block.text), ticket_id: ticketId });

  it('shows every field of the requests that the partner receives', async () => {
    const { ticketId, caller, id, sendReport } = await openTicket(world, partner);
    const bodyOf = (call: string) => partner.of(call).at(-1)!.body;
    expect(keysOf(shown('ticket'))).toEqual(keysOf(bodyOf('POST /tickets')));
    await sendReport('recipients_found', { recipients: 5 });
    await world.rest(caller, 'POST', `/fulfillment-requests/${id}/approve-charges`);
    expect(shown('release')).toEqual({
      ...bodyOf(`POST /tickets/${ticketId}/release`),
      request_id: expect.any(String),
    });
    await world.rest(caller, 'POST', `/fulfillment-requests/${id}/cancel`, {});
    await doTasks(world);
    expect(shown('cancel')).toEqual({ ...bodyOf(`POST /tickets/${ticketId}/cancel`), request_id: expect.any(String) });
  });

  it('shows reports that are accepted, in the order of the page', async () => {
    const { ticketId, show } = await openTicket(world, partner);
    const shownReports = all.filter(({ note }) => note === 'report' || note === 'answer');
    for (const [index, block] of shownReports.entries()) {
      if (block.note === 'answer') continue;
      const next = shownReports[index + 1];
      const { status, body } = await postBlock(block, ticketId);
      const expected = next?.note === 'answer' ? JSON.parse(next.text) : shown('received');
      expect([block.line, status, body]).toEqual([block.line, 200, expected]);
    }
    expect(await show()).toMatchObject({
      status: 'fulfilled',
      result: { deed: '2001-0042', summary: {} },
      files: [{}],
    });
  });

  it('shows the ways in which a ticket ends', async () => {
    for (const block of noted('ends')) {
      const { ticketId } = await openTicket(world, partner);
      expect([block.line, (await postBlock(block, ticketId)).body]).toEqual([block.line, { received: true }]);
    }
  });

  it('names every report, its mutation and each of its fields', () => {
    const schema = buildSchema(readFileSync('src/schema/schema.graphql', 'utf8'));
    const documented = new Set([...noted('report'), ...noted('ends')].map((block) => JSON.parse(block.text).type));
    expect([...documented].sort()).toEqual(Object.keys(partnerReportTypes).sort());
    const lacking = Object.entries(partnerReportTypes).flatMap(([type, mutation]) => {
      expect(text).toContain(`| \`${type}\` | \`${mutation}\` |`);
      const [, section] = text.split(`\n### ${type}\n`);
      const own = section!.split('\n## ')[0]!.split('\n### ')[0]!;
      const input = getNamedType(schema.getMutationType()!.getFields()[mutation]!.args[0]!.type);
      return fieldsOf(input as GraphQLInputObjectType)
        .filter((field) => field !== 'id' && field !== 'report_id')
        .filter((field) => !own.includes(`\`${field}\``))
        .map((field) => `${type}: ${field}`);
    });
    expect(lacking).toEqual([]);
  });
});

function fieldsOf(input: GraphQLInputObjectType): string[] {
  return Object.values(input.getFields()).flatMap(({ name, type }) => {
    const below = getNamedType(type);
    return [snake(name), ...(isInputObjectType(below) ? fieldsOf(below) : [])];
  });
}
