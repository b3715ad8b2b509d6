import { describe, expect, it } from '@jest/globals';
import type { PartyFacts } from '../../../src/domain/document/job-facts.js';
import type { NoticeFacts } from '../../../src/domain/notice/document/notice-facts.js';
import { affidavitStates, noticeWarnings, preflightNotice } from '../../../src/domain/notice/preflight/notice.js';
import { defaultParties, jobsite, noticeFacts, party } from './notice-facts.fixture.js';

const without = (role: string) => defaultParties().filter((candidate) => candidate.role !== role);
const replacing = (replacement: PartyFacts) => [...without(replacement.role), replacement];
const fields = (facts: NoticeFacts) =>
  [...preflightNotice(facts), ...noticeWarnings(facts, null)].map(({ field }) => field);

describe('the preflight of a notice', () => {
  it('passes a complete notice', () => {
    expect(preflightNotice(noticeFacts())).toEqual([]);
  });

  it.each<[string, NoticeFacts, { field: string; message: string }]>([
    [
      'a project without a division',
      noticeFacts({ division: null }),
      { field: 'division', message: 'The project has no claimant division: choose one on the project.' },
    ],
    [
      'a deleted division',
      noticeFacts({ division: { name: 'Steel', deletedAt: '2026-01-01T00:00:00+00:00' } }),
      { field: 'division', message: 'The claimant division Steel was deleted: choose a live division on the project.' },
    ],
    [
      'a division without a ZIP code',
      noticeFacts({ division: { name: 'Steel', zip: ' ' } }),
      { field: 'division.zip', message: 'The claimant division Steel has no ZIP code: complete it on the division.' },
    ],
    [
      'no claimant party',
      noticeFacts({ parties: without('subcontractor') }),
      { field: 'parties.claimant', message: 'The project has no active claimant party.' },
    ],
    [
      'no owner',
      noticeFacts({ parties: without('owner') }),
      {
        field: 'parties.owner',
        message:
          'The project has no active owner: add the owner to the project’s parties, or enter the owner’s name on the document.',
      },
    ],
    [
      'no general contractor on a preliminary notice',
      noticeFacts({ parties: without('general_contractor') }),
      {
        field: 'parties.generalContractor',
        message:
          'The general contractor is required in a preliminary notice: add it to the project’s parties, or enter its name on the document.',
      },
    ],
    [
      'an owner without a street address',
      noticeFacts({ parties: replacing(party('owner', 'Acme Holdings LLC', { address: { addressLine1: null } })) }),
      {
        field: 'parties.owner',
        message:
          'The owner party Acme Holdings LLC has no street address: complete it on the organization or the party.',
      },
    ],
    [
      'a lender without city, state and ZIP code',
      noticeFacts({ parties: replacing(party('lender', 'Bank', { address: { city: null, state: '', zip: null } })) }),
      {
        field: 'parties.lender',
        message: 'The lender party Bank has no city, state or ZIP code: complete it on the organization or the party.',
      },
    ],
    [
      'an inline owner without an address',
      noticeFacts({
        parties: without('owner'),
        notice: { metadata: { owner: { name: 'Ann Lee', address_line1: '1 Elm', city: 'Fresno', zip: '93701' } } },
      }),
      {
        field: 'metadata.owner.state',
        message: 'The owner Ann Lee has no state: complete it on the document.',
      },
    ],
    [
      'an inline general contractor without a street',
      noticeFacts({
        parties: without('general_contractor'),
        notice: { metadata: { gc: { name: 'Keystone', city: 'Fresno', state: 'CA', zip: '93701' } } },
      }),
      {
        field: 'metadata.gc.address_line1',
        message: 'The general contractor Keystone has no street address: complete it on the document.',
      },
    ],
    [
      'no jobsite',
      noticeFacts({ jobsites: [] }),
      {
        field: 'jobsites',
        message: 'The project has no jobsite: add one with a street address or a legal description.',
      },
    ],
    [
      'a jobsite without an address or legal description',
      noticeFacts({ jobsites: [jobsite({ addressLine1: null })] }),
      {
        field: 'jobsites',
        message:
          'No jobsite of the project has a street address with city and state, or a legal description: complete one.',
      },
    ],
    [
      'a mail pack without signatory in an affidavit state',
      noticeFacts({ notice: { metadata: { mail_pack: true } } }),
      {
        field: 'metadata.signatory_name',
        message:
          'A mail pack in CA contains a proof of service that must be signed: enter the name of its signer on the notice.',
      },
    ],
  ])('reports %s', (_, facts, violation) => {
    const warnings = noticeWarnings(facts, null).map(({ field, message }) => ({ field, message }));
    expect([...preflightNotice(facts), ...warnings]).toEqual([violation]);
  });

  it('reports all faults at once', () => {
    const facts = noticeFacts({
      division: { city: null },
      parties: [],
      jobsites: [],
      notice: { metadata: { mail_pack: true, party_grid_max: 6 } },
    });
    expect(fields(facts)).toEqual([
      'division.city',
      'parties.claimant',
      'parties.owner',
      'parties.generalContractor',
      'metadata.signatory_name',
      'jobsites',
      'metadata.party_grid_max',
      'parties.hiredByPartyId',
    ]);
  });
});

describe('the preflight of the parties and jobsites of a notice', () => {
  it('ignores an inactive owner', () => {
    const facts = noticeFacts({ parties: replacing(party('owner', 'Acme', { isActive: false })) });
    expect(fields(facts)).toEqual(['parties.owner']);
  });

  it('ignores an inactive claimant', () => {
    const facts = noticeFacts({
      parties: replacing(party('subcontractor', 'Us', { isActive: false, isClaimant: true })),
    });
    expect(fields(facts)).toEqual(['parties.claimant']);
  });

  it('accepts a public entity as the owner on public work only', () => {
    const parties = [...without('owner'), party('public_entity', 'City of Oakland')];
    expect(fields(noticeFacts({ parties, project: { sector: 'public' } }))).toEqual([]);
    expect(fields(noticeFacts({ parties, project: { sector: 'federal' } }))).toEqual([]);
    expect(fields(noticeFacts({ parties }))).toEqual(['parties.owner']);
  });

  it('requires the address of a lender on private and on public work', () => {
    const parties = replacing(party('lender', 'Bank', { address: { addressLine1: null } }));
    expect(fields(noticeFacts({ parties }))).toEqual(['parties.lender']);
    expect(fields(noticeFacts({ parties, project: { sector: 'public' } }))).toEqual(['parties.lender']);
  });

  it('requires the address of a surety, but not of a party that is not served', () => {
    const nowhere = { address: { addressLine1: null } };
    expect(fields(noticeFacts({ parties: [...defaultParties(), party('surety', 'Bond Co', nowhere)] }))).toEqual([
      'parties.surety',
    ]);
    expect(fields(noticeFacts({ parties: [...defaultParties(), party('lessee', 'Shop', nowhere)] }))).toEqual([]);
  });

  it('accepts the claimant as the general contractor when it is one', () => {
    const parties = [party('general_contractor', 'Us', { isClaimant: true }), ...without('subcontractor').slice(0, 1)];
    expect(fields(noticeFacts({ parties }))).toEqual([]);
  });

  it('accepts an inline owner and general contractor from the metadata, with either spelling of the street', () => {
    const address = { city: 'Fresno', state: 'CA', zip: '93701' };
    const facts = noticeFacts({
      parties: without('owner').filter(({ role }) => role !== 'general_contractor'),
      notice: {
        metadata: {
          owner: { name: 'Ann Lee', address_line1: '1 Elm Street', ...address },
          gc: { name: 'Keystone', address_line_1: '2 Elm Street', ...address },
        },
      },
    });
    expect(fields(facts)).toEqual([]);
  });

  it('ignores inline parties without a name', () => {
    const facts = noticeFacts({
      parties: without('owner').filter(({ role }) => role !== 'general_contractor'),
      notice: { metadata: { owner: { name: ' ' }, gc: {} } },
    });
    expect(fields(facts)).toEqual(['parties.owner', 'parties.generalContractor', 'parties.hiredByPartyId']);
  });

  it('uses the address override of a party as a whole in place of the organization’s address', () => {
    const override = { addressLine1: 'P.O. Box 9', addressLine2: null, city: 'Reno', state: 'NV', zip: '89501' };
    const incomplete = { address: { addressLine1: null } };
    expect(
      fields(noticeFacts({ parties: replacing(party('owner', 'A', { addressOverride: override, ...incomplete })) })),
    ).toEqual([]);
    const partial = { ...override, zip: null };
    expect(fields(noticeFacts({ parties: replacing(party('owner', 'A', { addressOverride: partial })) }))).toEqual([
      'parties.owner',
    ]);
  });

  it('accepts a legal description in place of a street, on the jobsite or the project', () => {
    const nowhere = jobsite({ addressLine1: null, city: null });
    expect(fields(noticeFacts({ jobsites: [{ ...nowhere, legalDescription: 'Lot 4, Block 2' }] }))).toEqual([]);
    expect(fields(noticeFacts({ jobsites: [], project: { legalDescription: 'Lot 4, Block 2' } }))).toEqual([]);
  });

  it('requires a signatory only where the state proves service by affidavit', () => {
    expect(affidavitStates).toEqual(['CA']);
    expect(fields(noticeFacts({ notice: { state: 'AZ', metadata: { mail_pack: true } } }))).toEqual([]);
    expect(fields(noticeFacts({ notice: { metadata: { mail_pack: true, signatory_name: 'Dana' } } }))).toEqual([]);
    expect(fields(noticeFacts({ notice: { metadata: { mail_pack: false } } }))).toEqual([]);
  });
});
