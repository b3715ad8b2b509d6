import { describe, expect, it } from '@jest/globals';
import { buildPayApplicationDocument } from '../../../src/domain/pay-application-document/build.js';
import type { PayApplicationFacts } from '../../../src/domain/pay-application-document/facts.js';
import { line } from '../pay-application/inputs.js';
import { defaultParties, party } from '../preflight/notice-facts.fixture.js';
import {
  figuresOn,
  payApplicationFacts,
  primeParties,
  secondFigures,
  subcontract,
} from './pay-application-facts.fixture.js';

const built = (facts: PayApplicationFacts = payApplicationFacts()) =>
  buildPayApplicationDocument(facts, 'pay-application');
const names = (parties: { name: string }[]) => parties.map(({ name }) => name);

describe('the document of a pay application', () => {
  it('goes to the owner through the architect when the contract is with the owner', () => {
    const { payer, owners, architect, certifier, contract } = built();
    expect([payer?.name, architect?.name, certifier]).toEqual([
      'Acme Holdings LLC',
      'Lindqvist & Park Architects',
      'architect',
    ]);
    expect(owners).toEqual([]);
    expect(contract).toEqual({
      work: 'Structural steel stairs and railings, fabricated and installed',
      date: '2026-01-30',
      number: 'AH-2026-07',
    });
  });

  it('goes from a subcontractor to the party that hired it, which approves it', () => {
    const { payer, owners, certifier } = built(subcontract());
    expect([payer?.name, names(owners), certifier]).toEqual([
      'Keystone Builders, Inc.',
      ['Acme Holdings LLC'],
      'payer',
    ]);
    const lower = [
      party('sub_subcontractor', 'Bayside', { isClaimant: true, hiredByPartyId: 'subcontractor' }),
      party('subcontractor', 'Upper Tier Steel'),
      ...defaultParties().filter(({ role }) => role !== 'subcontractor'),
    ];
    expect(built(subcontract({ parties: lower })).payer?.name).toBe('Upper Tier Steel');
  });

  it('goes to a blank where several parties can have hired the claimant, which certifies it', () => {
    const supplier = party('material_supplier', 'Bayside', { isClaimant: true });
    const others = defaultParties().filter(({ isClaimant }) => !isClaimant);
    const { payer, owners, certifier } = built(subcontract({ parties: [supplier, ...others] }));
    expect([payer, names(owners), certifier]).toEqual([null, ['Acme Holdings LLC'], 'payer']);
  });

  it('names every owner once', () => {
    const parties = [...primeParties(), party('owner', 'Second Owner LLC', { id: 'second' })];
    const { payer, owners } = built(payApplicationFacts({ parties }));
    expect([payer?.name, names(owners)]).toEqual(['Acme Holdings LLC', ['Second Owner LLC']]);
    const metadata = { owner: { name: 'Inline Owner' }, gc: { name: 'Inline GC' } };
    const alone = (role: string) =>
      built(
        payApplicationFacts({
          parties: [party(role, 'Bayside', { isClaimant: true })],
          project: { claimantRole: role },
          payApplication: { metadata },
        }),
      );
    expect([alone('general_contractor').payer?.name, alone('general_contractor').owners]).toEqual(['Inline Owner', []]);
    expect([alone('subcontractor').payer?.name, names(alone('subcontractor').owners)]).toEqual([
      'Inline GC',
      ['Inline Owner'],
    ]);
  });

  it('lists change orders by their numbers after the contract’s lines, with subtotals for both', () => {
    const schedule = [
      line('1', '100'),
      line('2', '-30', { changeOrderNumber: 'CO-10' }),
      line('3', '200'),
      line('4', '50', { changeOrderNumber: 'CO-2' }),
      line('5', '5', { changeOrderNumber: 'CO-10' }),
    ];
    const { sheet } = built(payApplicationFacts({ figures: figuresOn(schedule) }));
    expect(sheet.lines.map(({ itemNumber }) => itemNumber)).toEqual(['1', '3']);
    expect(sheet.changeOrders.map(({ number, lines }) => [number, lines.map(({ itemNumber }) => itemNumber)])).toEqual([
      ['CO-2', ['4']],
      ['CO-10', ['2', '5']],
    ]);
    expect([sheet.linesTotal, sheet.changeOrdersTotal, sheet.totals].map((sums) => sums.scheduledValue)).toEqual([
      '300.00',
      '25.00',
      '325.00',
    ]);
    expect(sheet.unlistedChange).toBeNull();
  });

  it('shows the change orders of line 2 that are not lines of the schedule', () => {
    const schedule = [line('1', '10000'), line('2', '60000'), line('3', '30000')];
    expect(built(payApplicationFacts({ figures: secondFigures({ schedule, lines: [] }) })).sheet.unlistedChange).toBe(
      '5000.00',
    );
  });

  it('has a notary block when it is requested, or when the metadata has any notary detail', () => {
    const notary = (metadata: Record<string, unknown> | null) =>
      built(payApplicationFacts({ payApplication: { metadata } })).notary;
    const blank = { state: null, county: null, name: null, expiresOn: null };
    expect([notary(null), notary({ notary: false }), notary({ notary: true })]).toEqual([null, null, blank]);
    expect(notary({ notary_county: 'Alameda' })).toEqual({ ...blank, county: 'Alameda' });
  });

  it('checks the boxes of the participants, and is a draft until it is submitted', () => {
    const { distribution } = built(payApplicationFacts({ participantRoles: ['public_entity', 'lender'] }));
    expect(distribution.filter(({ checked }) => checked).map(({ label }) => label)).toEqual(['Owner', 'Lender']);
    const drafts = (['draft', 'submitted', 'rejected', 'paid'] as const).map(
      (status) => built(payApplicationFacts({ payApplication: { status } })).draft,
    );
    expect(drafts).toEqual([true, false, false, false]);
  });
});
