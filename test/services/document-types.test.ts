/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Instrument, instrumentOf } from '../../src/domain/document/types.js';
import {
  type DocumentableType,
  type DocumentType,
  documentableTypes,
  documentTypes,
  escalationTypes,
  noticeTypes,
  waiverTypes,
} from '../../src/domain/vocabulary.js';
import { expectNothingWritten } from '../contract/snapshot.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { type Caller, shareWorld } from '../support/worlds/world.js';

/** The types that each record can be printed as, in the order in which a refusal names them. */
const listed: Array<[DocumentableType, recordType: string, DocumentType[]]> = [
  ['notice', 'preliminary', ['notice', 'notice_of_claim']],
  ['notice', 'stop_payment', ['notice', 'stop_notice']],
  ['notice', 'lien', ['notice', 'mechanics_lien', 'notice_of_intent', 'notice_of_claim', 'lien_release']],
  ['notice', 'bond_claim', ['notice', 'bond_claim', 'notice_of_claim']],
  ['escalation', 'demand_letter', ['escalation', 'notice_of_intent', 'notice_of_claim']],
  ['escalation', 'lien_filing', ['escalation', 'mechanics_lien', 'notice_of_intent', 'lien_release']],
  ['escalation', 'bond_claim', ['escalation', 'bond_claim', 'notice_of_claim']],
  ['escalation', 'lawsuit', ['escalation']],
  ...waiverTypes.map((type): (typeof listed)[number] => ['waiver', type, ['waiver']]),
  ['pay_application', '', ['pay-application', 'g702', 'g703']],
];

describe('the document types of a record', () => {
  const world = shareWorld();
  let caller: Caller;
  let path: GoldenPath;
  const rendered = new Set<Instrument>();

  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
    const facts = { last_furnishing_date: '2026-01-30', date_contract: '2025-12-01' };
    expect((await world.rest(caller, 'PUT', `/projects/${path.projectId}`, facts)).status).toBe(200);
  });

  const collections = { notice: '/notices', escalation: '/escalations', waiver: '/waivers', pay_application: '' };
  const bodyOf = { notice: bodies.notice, escalation: bodies.escalation, waiver: bodies.waiver, pay_application: {} };

  async function recordOf(kind: DocumentableType, type: string): Promise<string> {
    if (kind === 'pay_application') return path.payApplicationId;
    const { status, text, body } = await world.rest(caller, 'POST', collections[kind], {
      ...bodyOf[kind],
      project_id: path.projectId,
      organization_id: path.organizationId,
      type,
      metadata,
      ...(kind === 'waiver' && waiverFacts(type)),
    });
    if (status !== 201) throw new Error(text);
    return body.data.id;
  }

  const generate = (kind: DocumentableType, id: string, type: DocumentType, organizationId = path.organizationId) =>
    world.rest(caller, 'POST', '/documents/generate', {
      documentable_type: kind,
      documentable_id: id,
      type,
      organization_id: organizationId,
      preview: true,
    });

  it('are listed for every type of every kind of record', () => {
    const listedTypes = (kind: DocumentableType) => listed.filter(([own]) => own === kind).map(([, type]) => type);
    expect({
      notice: listedTypes('notice'),
      escalation: listedTypes('escalation'),
      waiver: listedTypes('waiver'),
      pay_application: listedTypes('pay_application'),
    }).toEqual({ notice: noticeTypes, escalation: escalationTypes, waiver: waiverTypes, pay_application: [''] });
    expect(new Set(listed.map(([kind]) => kind))).toEqual(new Set(documentableTypes));
    expect(new Set(listed.flatMap(([, , types]) => types))).toEqual(new Set(documentTypes));
  });

  it.each(listed)(
    'are for %s %s as listed, and every other type is refused with their names',
    async (kind, of, types) => {
      const id = await recordOf(kind, of);
      for (const type of types) {
        const instrument = instrumentOf(kind, of, type)!;
        if (rendered.has(instrument)) {
          // This form was rendered before: it is enough that only the unknown organization is refused.
          const { status, body } = await generate(kind, id, type, path.ownerId.replace(/.{12}$/, '000000000000'));
          expect({ type, status, fields: Object.keys(body.errors) }).toEqual({
            type,
            status: 422,
            fields: ['organization_id'],
          });
          continue;
        }
        rendered.add(instrument);
        const { status, body } = await generate(kind, id, type);
        expect({ type, status, errors: body.errors }).toEqual({ type, status: 201, errors: undefined });
        expect(body.data).toMatchObject({ type, documentable_type: kind, documentable_id: id, is_preview: true });
        expect(body.data.page_count).toBeGreaterThan(0);
      }
      await expectNothingWritten(world, async () => {
        for (const type of documentTypes.filter((each) => !types.includes(each))) {
          const { status, body } = await generate(kind, id, type);
          expect({ type, status, code: body.code, errors: body.errors }).toEqual({
            type,
            status: 422,
            code: 'validation_failed',
            errors: { type: [expect.stringMatching(refusal(kind, type, types))] },
          });
        }
      });
    },
  );
});

function refusal(kind: string, type: string, types: string[]): RegExp {
  const record = kind.replaceAll('_', ' ');
  return new RegExp(`^An? ${record}.* cannot be rendered as ${type}: the types for it are ${types.join(', ')}\\.$`);
}

/** Metadata that claim documents need in addition to the golden path's records. */
const metadata = {
  signatory_name: 'Dana Whitfield',
  signatory_title: 'Credit Manager',
  recording: { date: '2026-03-02', instrument_number: '2026-0114520' },
  bond: {
    number: 'PB-12',
    surety: {
      name: 'Granite State Surety Co.',
      address_line1: '1 Granite Way',
      city: 'Concord',
      state: 'NH',
      zip: '03301',
    },
  },
};

function waiverFacts(type: string) {
  return {
    metadata: {},
    through_date: type.endsWith('progress') ? bodies.waiver.through_date : null,
    payment_received_on: type.startsWith('unconditional') ? '2025-11-03' : null,
  };
}
