import { describe, expect, it } from '@jest/globals';
import { buildPayApplicationDocument } from '../../../src/domain/pay-application-document/build.js';
import type { PayApplicationFacts } from '../../../src/domain/pay-application-document/facts.js';
import type { PayApplicationDocumentType } from '../../../src/domain/pay-application-document/model.js';
import {
  longestPrintedSheet,
  payApplicationWarnings,
  preflightPayApplication,
} from '../../../src/domain/pay-application-document/preflight.js';
import { party } from '../preflight/notice-facts.fixture.js';
import { payApplicationFacts, primeParties, secondFigures, subcontract } from './pay-application-facts.fixture.js';

const types = ['pay-application', 'g702', 'g703'] as const;
const fields = (facts: PayApplicationFacts, type: PayApplicationDocumentType) =>
  [...preflightPayApplication(facts, type), ...payApplicationWarnings(facts)].map(({ field }) => field);
const withoutOwner = (metadata: Record<string, unknown> | null = null) =>
  payApplicationFacts({
    parties: primeParties().filter(({ role }) => role !== 'owner'),
    payApplication: { metadata },
  });

/** Facts, and the fields that the summary and the sheet each report as missing. */
const cases: Record<string, [PayApplicationFacts, summary: string[], sheet: string[]]> = {
  'a complete application': [payApplicationFacts(), [], []],
  'a subcontractor whose general contractor has no address': [
    subcontract({
      parties: [
        party('subcontractor', 'Bayside Steel Works, Inc.', { isClaimant: true }),
        party('owner', 'Acme Holdings LLC'),
        party('general_contractor', 'Keystone Builders, Inc.', { address: { addressLine1: null, zip: null } }),
      ],
    }),
    [],
    [],
  ],
  'no division': [payApplicationFacts({ division: null }), ['division'], ['division']],
  'a deleted division': [
    payApplicationFacts({ division: { deletedAt: '2026-01-01T00:00:00Z' } }),
    ['division'],
    ['division'],
  ],
  'a division without street and ZIP code': [
    payApplicationFacts({ division: { addressLine1: ' ', zip: null } }),
    ['division.addressLine1', 'division.zip'],
    ['division.addressLine1', 'division.zip'],
  ],
  'no claimant party': [
    payApplicationFacts({ parties: primeParties().filter(({ isClaimant }) => !isClaimant) }),
    ['parties.claimant'],
    ['parties.claimant'],
  ],
  'no owner': [withoutOwner(), ['parties.owner'], []],
  'an owner that is no longer active': [
    payApplicationFacts({ parties: primeParties().map((own) => ({ ...own, isActive: own.role !== 'owner' })) }),
    ['parties.owner'],
    [],
  ],
  'an owner without city and state': [
    payApplicationFacts({
      parties: primeParties().map((own) =>
        own.role === 'owner' ? { ...own, organization: { ...own.organization, city: null, state: null } } : own,
      ),
    }),
    ['parties.owner'],
    [],
  ],
  'an inline owner with an address': [
    withoutOwner({ owner: { name: 'Inline', address_line1: '1 A St', city: 'Reno', state: 'NV', zip: '89501' } }),
    [],
    [],
  ],
  'an inline owner without one': [
    withoutOwner({ owner: { name: 'Inline', city: 'Reno' } }),
    ['metadata.owner.address_line1', 'metadata.owner.state', 'metadata.owner.zip'],
    [],
  ],
  'no date of the contract': [payApplicationFacts({ project: { dateContract: null } }), ['project.dateContract'], []],
  'options of the wrong shape': [
    payApplicationFacts({
      payApplication: { metadata: { notary: 'yes', notary_expires_on: 'soon', signatory_name: 7 } },
    }),
    ['metadata.signatory_name', 'metadata.notary', 'metadata.notary_expires_on'],
    ['metadata.signatory_name', 'metadata.notary', 'metadata.notary_expires_on'],
  ],
  'keys that mean something on other records only': [
    payApplicationFacts({ payApplication: { metadata: { party_grid_max: 5, mail_pack: 'x', project_code: 3 } } }),
    [],
    [],
  ],
  'a sub-subcontractor whose customer is not recorded': [
    subcontract({
      parties: [
        party('sub_subcontractor', 'Bayside Steel Works, Inc.', { isClaimant: true }),
        party('owner', 'Acme Holdings LLC'),
        party('general_contractor', 'Keystone Builders, Inc.'),
      ],
    }),
    ['parties.hiredByPartyId'],
    ['parties.hiredByPartyId'],
  ],
  'everything missing at once': [
    payApplicationFacts({ division: { city: null }, parties: [], project: { dateContract: null } }),
    ['division.city', 'parties.claimant', 'parties.owner', 'project.dateContract'],
    ['division.city', 'parties.claimant'],
  ],
};

describe('the preflight of a pay application', () => {
  it.each(Object.entries(cases))('reports for %s what each document lacks', (_, [facts, summary, sheet]) => {
    expect(types.map((type) => fields(facts, type))).toEqual([summary, summary, sheet]);
  });

  it('has a blank for the payer where an owner and a lessee can each be it, and names the first of co-owners', () => {
    const own = [
      party('general_contractor', 'Bayside Steel Works, Inc.', { isClaimant: true }),
      party('owner', 'Acme'),
    ];
    const made = (other: ReturnType<typeof party>) => {
      const facts = payApplicationFacts({ parties: [...own, other] });
      const { payer } = buildPayApplicationDocument(facts, 'pay-application');
      return [
        payer?.name ?? null,
        payApplicationWarnings(facts)
          .map(({ message }) => message)
          .join(),
      ];
    };
    expect(made(party('lessee', 'Tenant', { id: 'tenant' }))).toEqual([
      null,
      expect.stringContaining('Acme and Tenant can each have hired the claimant. The document has a blank'),
    ]);
    expect(made(party('owner', 'Zenith', { id: 'zenith' }))).toEqual([
      'Acme',
      expect.stringContaining('The document names Acme'),
    ]);
  });

  it('warns of a contract that is dated after the application', () => {
    const facts = payApplicationFacts();
    const contracted = (dateContract: string) => ({ ...facts, project: { ...facts.project, dateContract } });
    const { applicationDate } = facts.payApplication;
    expect(fields(contracted(applicationDate), 'g702')).toEqual([]);
    expect(fields(contracted('2099-01-01'), 'g702')).toEqual(['project.dateContract']);
  });

  it('refuses a sheet that is too long to print, but not its summary', () => {
    const line = secondFigures().g703[0]!;
    const g703 = Array.from({ length: longestPrintedSheet + 1 }, () => line);
    expect(types.map((type) => fields(payApplicationFacts({ payApplication: { g703 } }), type))).toEqual([
      ['lines'],
      [],
      ['lines'],
    ]);
  });
});
