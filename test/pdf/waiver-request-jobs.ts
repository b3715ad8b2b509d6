import { buildWaiverDocument } from '../../src/domain/waiver/document.js';
import { isSignedByHand } from '../../src/domain/waiver-link/acts.js';
import type { WaiverHappening } from '../../src/domain/waiver-link/statement-model.js';
import type { RenderJob } from '../../src/pdf/render-job.js';
import { completeWaiver } from './waiver-jobs.js';

const generatedAt = '2026-04-02T17:00:00.000+00:00';

/** The printed page of a request, with its form where that is signed by hand. */
export function printedRequestJob(state: string, message: string | null = null): RenderJob {
  const waiver = buildWaiverDocument(completeWaiver(state, 'unconditional_progress'));
  const model = {
    payer: { name: 'Golden State Builders', email: 'billing@builders.example' },
    payee: waiver.claimant.name,
    waiver,
    isByHand: isSignedByHand(waiver.formCode),
    ...{ dueDate: '2026-04-15', message, code: '9XK4-2MTB', url: 'https://liens.example.com/w/9XK4-2MTB' },
  };
  return { template: 'waiver-print', model, preview: false, generatedAt };
}

/** The statement about a held waiver, with that many views. */
export function heldStatementJob(views = 1): RenderJob {
  const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 9, minute)).toISOString();
  const seen = Array.from(
    { length: views },
    (_, index): WaiverHappening => ({
      ...{ at: at(3 + index), kind: 'viewed', email: 'kim@bay.example' },
    }),
  );
  const model = {
    ...{ asOf: '2026-04-02T17:00:00.000+00:00', state: 'CA', number: 'W-4F6A8D0C2E' },
    form: 'Unconditional Waiver and Release on Progress Payment',
    ...{ payer: 'Golden State Builders', payee: 'Bay Concrete Pumping, Inc.', project: 'Sunset Tower' },
    ...{ amount: '12500.00', throughDate: '2026-03-31' },
    signer: { name: 'Kim Roe', title: 'Controller' },
    ...{ signedAt: '2026-04-01T17:00:00.000+00:00', isByHand: false },
    document: { sha256: 'a'.repeat(64), pageCount: 2 },
    happenings: [
      { at: at(0), kind: 'sent', email: 'office@bay.example' },
      { at: at(1), kind: 'forwarded', email: 'kim@bay.example', from: 'office@bay.example', person: 'Kim Roe' },
      { at: at(2), kind: 'ended', email: 'office@bay.example' },
      ...seen,
      { at: '2026-04-01T17:00:00.000+00:00', kind: 'signed', email: null },
    ] satisfies WaiverHappening[],
  };
  return { template: 'waiver-statement', model, preview: false, generatedAt };
}
