import { waiverTypes } from '../../src/domain/vocabulary.js';
import { buildWaiverDocument } from '../../src/domain/waiver/document.js';
import type { WaiverFacts, WaiverRecordFacts } from '../../src/domain/waiver/facts.js';
import { formStates, legalForm } from '../../src/domain/waiver/forms.js';
import type { SignatureBlock } from '../../src/domain/waiver/signature.js';
import type { RenderJob } from '../../src/pdf/render-job.js';
import { paymentStatement, waiverFacts } from '../domain/waiver/waiver-facts.fixture.js';
import { signature } from './waiver-signature.fixture.js';

export function waiverJob(
  facts: WaiverFacts,
  signed: SignatureBlock | null = null,
  { image = null, preview = false }: { image?: string | null; preview?: boolean } = {},
): Extract<RenderJob, { template: 'waiver' }> {
  const model = { ...buildWaiverDocument(facts), signature: signed };
  return { template: 'waiver', model, image, preview, generatedAt: '2026-04-02T17:00:00+00:00' };
}

/** A waiver of a state that passes preflight, with everything its form requires. */
export function completeWaiver(
  state: string,
  type: WaiverRecordFacts['type'],
  changes: Partial<WaiverRecordFacts> = {},
) {
  const progress = type.endsWith('progress');
  const period = progress || (state === 'NV' && type === 'conditional_final');
  return waiverFacts({
    project: { use: 'residential', legalDescription: 'Lot 7, Block 2, Tract 1180, Book 88 of Maps, page 14' },
    waiver: {
      state,
      type,
      throughDate: progress ? '2026-03-31' : null,
      paymentPeriodFrom: period ? '2026-03-01' : null,
      paymentPeriodTo: period ? '2026-03-31' : null,
      retainageReserved: progress ? '925.00' : null,
      remainingDue: progress && state === 'WY' ? '4000.00' : null,
      paymentReceivedOn: type.startsWith('un') ? '2026-04-01' : null,
      ...(state === 'MA' && {
        paymentStatement,
        amount: paymentStatement.currentPaymentDue,
        applicationDate: '2026-04-01',
      }),
      ...changes,
    },
  });
}

/** Each form once, with the waiver type that uses it; Florida's twice, because of its condition. */
export function waiverFormsOf(state: string): WaiverFacts[] {
  const types = waiverTypes.filter((type) => {
    const form = legalForm(state, type, 'residential');
    return form !== null && (state === 'FL' || first(state, form.code) === type);
  });
  return types.map((type) => completeWaiver(state, type));
}
const first = (state: string, code: string) =>
  waiverTypes.find((type) => legalForm(state, type, 'residential')?.code === code);

/** The states whose forms have the statutory text. */
export const wordedStates = formStates;

/** General forms whose exact text is recorded in test/pdf/golden. */
export const goldenWaivers: Record<string, [WaiverFacts, SignatureBlock | null]> = {
  'waiver-unconditional-progress': [
    waiverFacts({
      waiver: {
        state: 'IL',
        type: 'unconditional_progress',
        paymentReceivedOn: '2026-04-01',
        checkMaker: null,
        checkPayee: null,
      },
    }),
    null,
  ],
  'waiver-conditional-final-signed': [
    waiverFacts({
      waiver: {
        state: 'IL',
        type: 'conditional_final',
        throughDate: null,
        retainageReserved: null,
        coversAllDue: null,
        exceptions: [{ kind: 'extras', date: '2026-03-12', amount: '1250.00', text: 'Change order request 7' }],
        priorWaivers: [{ date: '2026-02-28', amount: '9000.00' }],
        disputedAmount: '400.00',
      },
    }),
    signature(),
  ],
};
