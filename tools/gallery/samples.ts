import { preflightClaim } from '../../src/domain/claim-document/preflight.js';
import type { NoticeFacts } from '../../src/domain/notice/document/notice-facts.js';
import { claimForms } from '../../src/pdf/assets/claim/index.js';
import { noticeForm } from '../../src/pdf/assets/notice-form.js';
import { stateName } from '../../src/pdf/assets/state-names.js';
import type { RenderJob } from '../../src/pdf/render-job.js';
import { claimFacts, escalationFacts } from '../../test/domain/claim-document/claim-facts.fixture.js';
import { payApplicationFacts } from '../../test/domain/pay-application-document/pay-application-facts.fixture.js';
import { defaultParties } from '../../test/domain/preflight/notice-facts.fixture.js';
import { sites } from '../../test/domain/preflight/sites.fixture.js';
import { claimJob, formOf, goldenClaims, publicParties } from '../../test/pdf/claim-jobs.js';
import { coverJob, coverPage } from '../../test/pdf/cover-page-jobs.js';
import { goldenStatements, longStatement, statementJob } from '../../test/pdf/credit-statement-jobs.js';
import { goldenFacts, noticeJob } from '../../test/pdf/notice-jobs.js';
import { goldenPayApplications, longFigures, payApplicationJob } from '../../test/pdf/pay-application-jobs.js';
import { goldenProofs, proofJob } from '../../test/pdf/proof-of-service-jobs.js';
import { goldenWaivers, waiverFormsOf, waiverJob, wordedStates } from '../../test/pdf/waiver-jobs.js';
import { signature } from '../../test/pdf/waiver-signature.fixture.js';

/** One document of the gallery. */
export interface Sample {
  /** The file's name without its extension. */
  name: string;
  family:
    | 'Preliminary notices'
    | 'Waivers'
    | 'Claims, liens and letters'
    | 'Pay applications'
    | 'Statements'
    | 'Mailing'
    | 'Exhibits, bundles and signatures'
    | 'Previews';
  title: string;
  state: string;
  formCode: string;
  statute: string | null;
  job: RenderJob;
}

/** Every form of every family, and cases that test the layout: many parties, mail packs, exhibits, hundreds of lines. */
export function samples(): Sample[] {
  const documents = [
    ...Object.entries(goldenFacts).map(([name, facts]) => noticeSample(name, facts)),
    ...shownWaivers().map(([name, facts]) => waiverSample(name, facts)),
    ...Object.entries(shownClaims()).map(([name, claim]) => claimSample(name, claim)),
    ...payApplications(),
    ...statements(),
  ];
  return [...documents, ...mailing(), ...previews(documents)];
}

const code = '7K3M-9QXB-2VTR-8HDW';
const verification = { code, url: `https://liens.example.com/v/${code}` };

export function noticeSample(name: string, facts: NoticeFacts): Sample {
  const job = noticeJob(facts);
  const { title, formCode, statute } = noticeForm((job as Extract<RenderJob, { template: 'notice' }>).model);
  return { name, family: 'Preliminary notices', title, state: facts.notice.state, formCode, statute, job };
}

type WaiverCase = (typeof goldenWaivers)[string];
export type ClaimCase = (typeof goldenClaims)[string];

/** The facts of every waiver by its name, with the signature of a signed one. */
export function shownWaivers(): [string, WaiverCase][] {
  const forms = wordedStates.flatMap((state) =>
    waiverFormsOf(state).map((facts): [string, WaiverCase] => [
      `waiver-${state}-${facts.waiver.type}`.toLowerCase().replace('_', '-'),
      [facts, null],
    ]),
  );
  const signed = wordedStates.map((state): [string, WaiverCase] => {
    const [facts] = waiverFormsOf(state);
    return [`waiver-${state.toLowerCase()}-signed`, [facts!, signature(state)]];
  });
  return [...forms, ...signed, ...Object.entries(goldenWaivers)];
}

export function waiverSample(name: string, [facts, signatureOf]: WaiverCase): Sample {
  // A signature certificate has the code of its document.
  const job = { ...waiverJob(facts, signatureOf), ...(signatureOf && { verification }) };
  const { formCode, form } = job.model;
  const { state, type } = facts.waiver;
  const title = form?.title ?? `${type.replace('_', ' ')} waiver, general form`;
  return { name, family: 'Waivers', title, state, formCode, statute: form?.statute ?? null, job };
}

/** The facts of every claim by its name. */
export function shownClaims(): typeof goldenClaims {
  const all: typeof goldenClaims = { ...goldenClaims };
  const shown = new Set(Object.values(all).map(([instrument, facts]) => formOf(facts, instrument).formCode));
  for (const form of claimForms) {
    if (shown.has(form.formCode)) continue;
    const found = factsOf(form);
    if (!found) throw new Error(`The gallery has no facts that lead to the form ${form.formCode}.`);
    all[form.formCode] = [form.instrument, found];
  }
  return all;
}

export function claimSample(name: string, [instrument, facts]: ClaimCase): Sample {
  const { title, formCode, statute } = formOf(facts, instrument);
  const family = 'Claims, liens and letters';
  return { name, family, title, state: facts.claim.state, formCode, statute, job: claimJob(instrument, facts) };
}

const asGeneralContractor = defaultParties()
  .filter(({ role }) => role !== 'general_contractor')
  .map((each) => (each.isClaimant ? { ...each, role: 'general_contractor' } : each));

const claimantIs = (role: string) => defaultParties().map((each) => (each.isClaimant ? { ...each, role } : each));

/** The owner of `claimantIs`, as the party that hired the claimant. */
const owner = {
  hiring_party: {
    name: 'Acme Holdings LLC',
    address_line1: '117 Franklin Street',
    city: 'Charleston',
    state: 'WV',
    zip: '25301',
  },
};

const legalDescription = 'Lots 4 and 5, Block 12, Harbor Tract, Book 12 of Maps, Page 31, records of the county';

type Overrides = Parameters<typeof claimFacts>[0] & object;

/** Facts for this form: the first of a few jobs in its state that select the form and for which it can be printed. */
function factsOf(form: (typeof claimForms)[number]) {
  const state = form.state === '*' ? 'KS' : form.state;
  const sector = form.work[0]!;
  const recording = { date: '2026-06-20', instrument_number: '2026-0114520', county: sites[state]![1] };
  const known = { recording, stop_notice: { value_furnished: '64250.00' } };
  const tries: Overrides[] = [
    {},
    { project: { use: 'residential' } },
    { claim: { metadata: { release: { scope: 'partial', amount: '12000.00' } } } },
    { claim: { amount: '6425.00' } },
    { parties: asGeneralContractor },
    { parties: claimantIs('material_supplier') },
    { parties: claimantIs('material_supplier'), claim: { metadata: owner } },
    { parties: claimantIs('laborer') },
    { parties: claimantIs('laborer'), claim: { metadata: owner } },
  ];
  for (const attempt of tries) {
    const overrides = {
      ...(sector === 'private' ? {} : { parties: publicParties }),
      ...attempt,
      claim: { state, ...attempt.claim, metadata: { ...known, ...attempt.claim?.metadata } },
      project: { sector, legalDescription, ...attempt.project },
    };
    for (const facts of [claimFacts(overrides), escalationFacts('demand_letter', overrides)]) {
      const taken = formOf(facts, form.instrument);
      if (taken.formCode === form.formCode && preflightClaim(facts).length === 0) return facts;
    }
  }
  return undefined;
}

function payApplications(): Sample[] {
  const all: typeof goldenPayApplications = {
    ...goldenPayApplications,
    'pay-application-300-lines': [payApplicationFacts({ figures: longFigures(300) }), 'pay-application'],
  };
  return Object.entries(all).map(([name, application]) => payApplicationSample(name, application));
}

export function payApplicationSample(name: string, [facts, type]: (typeof goldenPayApplications)[string]): Sample {
  return {
    name,
    family: 'Pay applications',
    title: { 'pay-application': 'Application and continuation sheet', g702: 'Application', g703: 'Continuation sheet' }[
      type
    ],
    state: '*',
    formCode: type,
    statute: null,
    job: payApplicationJob(facts, type),
  };
}

/** `California`, or `Any state` for a form of every state. */
export const stateOf = ({ state }: Sample): string => (state === '*' ? 'Any state' : stateName(state));

function statements(): Sample[] {
  const all = { ...goldenStatements, 'credit-statement-long': longStatement(300) };
  return Object.entries(all).map(([name, facts]) => ({
    name,
    family: 'Statements',
    title: 'Statement of credits',
    state: '*',
    formCode: 'credit-statement',
    statute: null,
    job: statementJob(facts),
  }));
}

/** What goes with a mailed document, and the record of its mailing. */
function mailing(): Sample[] {
  const proofs = Object.entries(goldenProofs).map(
    ([name, facts]) => [name, 'Mailing record and declaration', proofJob(facts)] as const,
  );
  const covers = [['cover-page', 'Cover page', coverJob(coverPage())]] as const;
  return [...proofs, ...covers].map(([name, title, job]) => ({
    name,
    family: 'Mailing',
    title,
    state: '*',
    formCode: job.template,
    statute: null,
    job,
  }));
}

const previewed = [
  'ca-preliminary-private',
  'waiver-ca-conditional-progress',
  'claim-lien-ca',
  'pay-application-packet',
];

/** One preview of each family. */
function previews(documents: readonly Sample[]): Sample[] {
  return documents
    .filter(({ name }) => previewed.includes(name))
    .map((sample) => ({
      ...sample,
      name: `preview-${sample.name}`,
      family: 'Previews',
      job: { ...sample.job, preview: true },
    }));
}
