import { describe, expect, it } from '@jest/globals';
import type { WaiverRequestStatus } from '../../src/domain/vocabulary.js';
import { waiverRequestTargets } from '../../src/domain/waiver-request/transitions.js';
import { WaiverRequest } from '../../src/entities/waiver-request.js';
import { waiverRequests } from '../../src/reads/loaders/waiver-request.loader.js';
import { change, lock } from '../../src/services/shared/record.js';
import { recordEvents } from '../events/record-events.js';
import { inRequest, requestOf } from '../support/records/credits.js';
import { askingJob } from '../support/records/waiver-requests.js';
import { openWorld } from '../support/worlds/world.js';

describe('the events of a waiver request', () => {
  const world = openWorld();

  it('have one for each status that the payee or the e-mail causes, with the reason, and no other', async () => {
    const gc = await world.caller();
    const { projectId, subPartyId } = await askingJob(world, gc);
    const terms = { project_id: projectId, party_id: subPartyId, type: 'unconditional_final' };
    const ways: WaiverRequestStatus[][] = [
      ['undeliverable', 'requested', 'viewed', 'countered', 'viewed', 'signed', 'held', 'released'],
      ['viewed', 'declined'],
    ];
    for (const way of ways) {
      const { id } = await world.send(gc, 'POST', '/waiver-requests', terms);
      let status = (await world.send(gc, 'POST', `/waiver-requests/${id}/send`, {})).status as WaiverRequestStatus;
      for (const to of way) {
        expect(waiverRequestTargets(status)).toContain(to);
        const { events, types } = await recordEvents(world, gc, () =>
          inRequest(requestOf(world, gc), async (ctx) =>
            change(ctx, await lock(ctx, WaiverRequest, waiverRequests, id), {
              status: to,
              statusReason: `As ${to}`,
              ...(to === 'countered' && { counterAmount: '9.00' }),
              ...(to === 'signed' && { signedAt: ctx.now() }),
              ...(to === 'released' && { releasedAt: ctx.now(), releaseCause: 'own_terms', releasedBy: 'Pat' }),
            }),
          ),
        );
        expect(types).toEqual([`waiver_request.${to}`]);
        expect(events[0]!.payload).toMatchObject({ data: { object: { id, status: to, status_reason: `As ${to}` } } });
        status = to;
      }
    }
  });
});
