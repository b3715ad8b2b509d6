/** @sampled cases */
import { describe, expect, it } from '@jest/globals';
import { sites } from '../domain/preflight/sites.fixture.js';
import { readPdf } from '../pdf/pdf-text.js';
import { sample } from '../support/jest/sample.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

const world = shareWorld();

/** Names and texts that a printer, a browser or a form can garble: quotes, dashes, signs, long words, other letters. */
const hard = {
  claimant: 'O’Brien & Søns "Pile-Driving" Co., Inc.',
  owner: 'Ñandú–Straße Holdings, L.L.C.',
  ownerCare: 'Zoë d’Aubigné-Größ',
  contractor: 'A1 {Builders} <General> Contractors of the Northern Territories & Islands, a Joint Venture, LLP',
  lender: 'First 1st National Bank, N.A. #42',
  surety: 'Mutual Surety’s Assurance Company of Köln',
  project: 'Phase II (Bldg. 7/8) – "The Pier" @ 5th & Main',
  number: 'PRJ-0007/β',
  work: 'Furnishing #5 rebar & 3/8" plate; welding per AWS D1.1 – 100% of the "north" stairs',
  legal: 'Lot 7, Block B, as per plat in Book 12, Page 0031; less the E½ of the N 10.00 ft.',
  permit: 'BP-2026/00117',
};

/** Whole numbers, cents alone, and amounts in which a digit could be lost. */
const amounts = ['0.10', '7.05', '1000.00', '98765.43', '1234567.89', '20000000.01'];
/** As they are printed, by another formatter than that of the documents. */
const formatMoney = (value: string) => `$${Number(value).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
const formatDate = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const amount = (index: number) => amounts[index % amounts.length]!;

interface Recorded {
  project: Json;
  organizationId: string;
  division: Json;
}

async function send(caller: Caller, path: string, body: object): Promise<Json> {
  const answer = await world.rest(caller, 'POST', path, body);
  if (answer.status !== 201 && answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
  return answer.body.data;
}
const show = async (caller: Caller, path: string): Promise<Json> => (await world.rest(caller, 'GET', path)).body.data;

/** A project of a state with all its parties; each address differs from the others in a digit. */
async function record(caller: Caller, state: string, index: number): Promise<Recorded> {
  const [city, county, zip] = sites[state]!;
  const { organizationId } = caller;
  const address = (at: number) => ({
    address_line_1: `${100 + at * 11} Rue de l’Étoile, N.W.`,
    address_line_2: `Suite ${at}B/½`,
    city,
    state,
    zip,
  });
  const division = await send(caller, '/divisions', {
    organization_id: organizationId,
    name: hard.claimant,
    ...address(1),
    phone: '+1 (510) 555-0142',
    license_number: 'C-8 #123456',
  });
  const project = await send(caller, '/projects', {
    division_id: division.id,
    claimant_role: 'subcontractor',
    name: hard.project,
    number: hard.number,
    sector: 'private',
    use: 'commercial',
    contract_amount: amount(index + 1),
    date_contract: '2025-12-31',
    first_furnishing_date: '2026-01-02',
    last_furnishing_date: '2026-02-28',
    furnished_description: hard.work,
    legal_description: hard.legal,
    parcel_number: '012-345-678-000',
    permit_number: hard.permit,
    bond_number: 'PB-000-7',
    loan_number: 'L/42–7',
  });
  const roles = [
    ['owner', hard.owner],
    ['general_contractor', hard.contractor],
    ['lender', hard.lender],
    ['surety', hard.surety],
  ] as const;
  for (const [at, [role, name]] of roles.entries()) {
    const organization = await send(caller, '/organizations', { name, kind: 'other', ...address(at + 2) });
    await send(caller, '/parties', {
      project_id: project.id,
      organization_id: organization.id,
      role,
      ...(at === 0 && { attention: hard.ownerCare }),
    });
  }
  await send(caller, '/jobsites', { project_id: project.id, ...address(9), county, is_primary: true });
  return { project, organizationId, division };
}

/** As it can be compared: without spaces, which lines divide, and with the plain form of what typography changes. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u00ad\s]/g, '')
    .replace(/[\u2010-\u2015-]/g, '');
}

async function textOf(caller: Caller, document: Json): Promise<string> {
  const answer = await world.app.server.inject({
    url: `/api/v1/documents/${document.id}/download`,
    headers: { authorization: `Bearer ${caller.token}` },
  });
  return (await readPdf(answer.rawPayload)).texts.join('\n');
}

/** Every string and number of a record, at any depth. */
function valuesOf(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(valuesOf);
}

interface Printed {
  kind: string;
  /** The collection of the record, its own fields, and the document. */
  path: string;
  body: object;
  document: { type: string };
  /** The fields of the record and of the project that its document prints, and the parties, with their addresses or without. */
  prints: { own: string[]; project?: string[]; parties?: string[]; named?: string[] };
}

const signed = {
  signatory_name: 'Zoë d’Aubigné',
  signatory_title: 'Vice President – Credit',
  signature_date: '2026-03-03',
};
const claimed = (index: number, type: string, metadata: object = {}) => ({
  type,
  notice_date: '2026-03-03',
  claim_amount: amount(index),
  first_furnishing_date: '2026-01-02',
  last_furnishing_date: '2026-02-28',
  metadata: { ...signed, ...metadata },
});
const dates = ['first_furnishing_date', 'last_furnishing_date'];

/** The documents of a private project of a state. */
const kinds = (index: number): Printed[] => [
  {
    kind: 'preliminary',
    path: '/notices',
    body: claimed(index, 'preliminary'),
    document: { type: 'notice' },
    prints: { own: ['notice_number', 'notice_date'], project: ['name'], parties: ['owner', 'general_contractor'] },
  },
  {
    kind: 'lien',
    path: '/notices',
    body: claimed(index, 'lien'),
    document: { type: 'mechanics_lien' },
    prints: { own: ['claim_amount', 'notice_number'], project: ['legal_description'], named: ['owner'] },
  },
  {
    kind: 'notice of intent',
    path: '/notices',
    body: claimed(index, 'lien'),
    document: { type: 'notice_of_intent' },
    prints: { own: ['claim_amount', 'notice_number', 'notice_date'], parties: ['owner'] },
  },
  {
    kind: 'bond_claim',
    path: '/notices',
    body: claimed(index, 'bond_claim'),
    document: { type: 'bond_claim' },
    prints: {
      own: ['claim_amount', 'notice_number', 'notice_date', ...dates],
      project: ['name', 'bond_number'],
      parties: ['surety'],
    },
  },
  {
    kind: 'demand_letter',
    path: '/escalations',
    body: { type: 'demand_letter', escalation_date: '2026-03-03', claim_amount: amount(index), metadata: signed },
    document: { type: 'escalation' },
    prints: { own: ['claim_amount', 'escalation_date'], project: ['name'], parties: ['general_contractor'] },
  },
  {
    kind: 'waiver',
    path: '/waivers',
    body: {
      type: 'conditional_progress',
      through_date: '2026-02-28',
      amount: amount(index),
      check_maker: hard.contractor,
      check_payee: hard.claimant,
      ...signed,
      signature_date: undefined,
    },
    document: { type: 'waiver' },
    prints: { own: ['amount', 'check_maker'] },
  },
];

const states = ['CA', 'TX', 'FL', 'NY', 'NC', 'AZ', 'GA', 'OH', 'WA', 'KS', 'NJ', 'MI'];

/** The amounts and days in a text, as they are printed. */
const amountsIn = (text: string) => text.match(/\$\d[\d,]*\.\d\d/g) ?? [];
const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const daysIn = (text: string) => text.match(new RegExp(`(?:${months})\\s+\\d{1,2},\\s+\\d{4}`, 'g')) ?? [];

describe('what is printed through REST', () => {
  it.each(sample(states.map((state, index) => [state, index] as const)))(
    'is what REST returns of the record, in each document of %s',
    async (state, index) => {
      const caller = await world.caller();
      const { project, organizationId, division } = await record(caller, state, index);
      const wrong: string[] = [];
      for (const [at, { kind, path, body, document, prints }] of kinds(index).entries()) {
        const created = await send(caller, path, {
          project_id: project.id,
          organization_id: organizationId,
          ...(path !== '/waivers' && { state }),
          ...body,
        });
        const made = await world.rest(caller, 'POST', '/documents/generate', {
          documentable_type: path.slice(1, -1),
          documentable_id: created.id,
          organization_id: organizationId,
          ...document,
        });
        if (made.status !== 201) {
          wrong.push(`${state} ${kind}: ${made.text}`);
          continue;
        }
        const text = await textOf(caller, made.body.data);
        const printed = plain(text);
        const expectPrinted = (name: string, value: unknown) => {
          if (!printed.includes(plain(String(value)))) wrong.push(`${state} ${kind} ${at}: ${name} ${value}`);
        };
        const own = await show(caller, `${path}/${created.id}`);
        const site = await show(caller, `/projects/${project.id}`);
        const parties: Json[] = (await world.rest(caller, 'GET', `/parties?project_id=${project.id}`)).body.data;
        const field = (name: string, value: string) =>
          expectPrinted(name, /amount/.test(name) ? formatMoney(value) : /date/.test(name) ? formatDate(value) : value);
        for (const name of prints.own) field(name, own[name]);
        for (const name of prints.project ?? []) field(name, site[name]);
        expectPrinted('claimant', division.name);
        if (path !== '/waivers') expectPrinted('signer', own.metadata.signatory_name);
        for (const role of [...(prints.parties ?? []), ...(prints.named ?? [])]) {
          const party = parties.find((each) => each.role === role);
          const organization = await show(caller, `/organizations/${party?.organization_id}`);
          const { name, address_line_1: street, address_line_2: suite, zip } = organization;
          const address = prints.named?.includes(role) ? [] : [street, suite, zip];
          for (const value of [name, ...address]) expectPrinted(role, value);
          // Wherever the street is printed, the rest of the same address follows.
          const [street1, suite2] = [plain(street), plain(suite)];
          for (const after of printed.split(street1).slice(1)) {
            if (!after.replace(/^,/, '').startsWith(suite2))
              wrong.push(`${state} ${kind}: ${street}, ${after.slice(0, 40)}`);
          }
        }
        const recorded = [own, site, parties, division, made.body.data].flatMap(valuesOf);
        const knownAmounts = new Set(
          recorded.filter((value) => /^\d+(\.\d+)?$/.test(value)).map((value) => formatMoney(value)),
        );
        const knownDays = new Set(
          recorded
            .filter((value) => /^\d{4}-\d\d-\d\d/.test(value))
            .map((value) => plain(formatDate(value.slice(0, 10)))),
        );
        for (const each of amountsIn(text)) {
          if (!knownAmounts.has(each)) wrong.push(`${state} ${kind}: prints ${each}`);
        }
        for (const each of daysIn(text))
          if (!knownDays.has(plain(each))) wrong.push(`${state} ${kind}: prints ${each}`);
      }
      expect(wrong).toEqual([]);
    },
  );
});
