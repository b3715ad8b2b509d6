import { buildPayApplicationDocument } from '../../src/domain/pay-application-document/build.js';
import type { PayApplicationFacts } from '../../src/domain/pay-application-document/facts.js';
import type { PayApplicationDocumentType } from '../../src/domain/pay-application-document/model.js';
import type { RenderJob } from '../../src/pdf/render-job.js';
import { entry, line } from '../domain/pay-application/inputs.js';
import {
  figuresOn,
  payApplicationFacts,
  secondFigures,
  subcontract,
} from '../domain/pay-application-document/pay-application-facts.fixture.js';

export function payApplicationJob(
  facts: PayApplicationFacts,
  type: PayApplicationDocumentType,
  preview = false,
): RenderJob {
  const model = buildPayApplicationDocument(facts, type);
  return { template: 'pay-application', model, preview, generatedAt: '2026-03-04T17:00:00+00:00' };
}

const notary = { notary_state: 'CA', notary_county: 'Alameda', notary_expires_on: '2028-06-30' };

/** Documents whose exact text is recorded in test/pdf/golden. */
export const goldenPayApplications: Record<string, [PayApplicationFacts, PayApplicationDocumentType]> = {
  'pay-application-packet': [
    payApplicationFacts({ payApplication: { certifiedAmount: '29000.00', status: 'approved' } }),
    'pay-application',
  ],
  'pay-application-subcontract-draft': [
    subcontract({
      payApplication: {
        status: 'draft',
        revision: 1,
        metadata: { signatory_name: 'Dana Whitfield', signatory_title: 'Controller', ...notary },
      },
    }),
    'g702',
  ],
  'pay-application-sheet': [
    payApplicationFacts({
      figures: figuresOn(
        [
          line('1', '10000', { retainagePercent: '5' }),
          line('1a', '0', { description: 'No charge: protection of the finished floors' }),
          line('2', '60000.50', { description: 'Façade — glazing & “punch” work, 3½ floors; '.repeat(6).trim() }),
          line('CO-2a', '7500', { changeOrderNumber: '2' }),
          line('3', '30000'),
          line('CO-1', '-2500.25', { changeOrderNumber: '1' }),
          line('CO-2b', '-500', { changeOrderNumber: '2' }),
        ],
        [
          entry('1', { percentComplete: '33.333' }),
          entry('2', { workCompletedThisPeriod: '12.34', materialsStored: '0.01' }),
          entry('CO-1', { percentComplete: '100' }),
        ],
      ),
    }),
    'g703',
  ],
  'pay-application-change-orders-unlisted': [
    payApplicationFacts({
      figures: secondFigures({ schedule: [line('1', '10000'), line('2', '60000'), line('3', '30000')] }),
    }),
    'pay-application',
  ],
};

/** A schedule of `count` lines: some free, some long, some deductions by change orders, on several pages. */
export function longFigures(count: number) {
  const schedule = Array.from({ length: count }, (_, index) =>
    line(String(index + 1), index % 17 === 0 ? '0' : `${1000 + 3 * index}.37`, {
      description: index % 5 === 0 ? 'Stairs, guard rails and miscellaneous metals with anchors '.repeat(3) : 'Work',
      ...(index > count - 60 && { changeOrderNumber: index % 2 ? '7' : '8' }),
      ...(index > count - 60 && index % 3 === 0 && { scheduledValue: `-${index}.05` }),
    }),
  );
  const lines = schedule.map(({ id }, index) => entry(id, { percentComplete: String(index % 101) }));
  return figuresOn(schedule, lines);
}
