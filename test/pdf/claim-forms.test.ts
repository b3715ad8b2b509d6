import { globSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { buildClaimDocument } from '../../src/domain/claim-document/build.js';
import { type ClaimInstrument, claimInstruments } from '../../src/domain/document/types.js';
import { formNotices } from '../../src/domain/document/warning.js';
import { claimForm, claimForms } from '../../src/pdf/assets/claim/index.js';
import { claimsOfStates } from '../../src/pdf/assets/claim/states.js';
import { stateNames } from '../../src/pdf/assets/state-names.js';
import { claimBlanks, filled } from '../../src/pdf/templates/claim/blanks.js';
import { claimFacts } from '../domain/claim-document/claim-facts.fixture.js';
import { oathTexts } from './oath-texts.js';

const sectors = ['private', 'public', 'federal'] as const;
const variants: Partial<Record<ClaimInstrument, readonly string[]>> = {
  demand_letter: ['reminder', 'formal', 'final'],
  stop_notice: ['private_owner', 'private_lender', 'public'],
  lien_release: ['full', 'partial'],
  notice_of_claim: ['work', 'retainage'],
  notice_of_intent: ['residential', 'other'],
  mechanics_lien: ['direct', 'subcontract'],
};

describe('claim forms', () => {
  it('include one for every instrument, state, sector, variant and day', () => {
    for (const instrument of claimInstruments) {
      for (const state of [...Object.keys(stateNames), 'XX']) {
        for (const sector of sectors) {
          for (const variant of variants[instrument] ?? [null]) {
            for (const date of ['0001-01-01', '1999-05-01', '2026-06-15', '2090-01-01']) {
              expect(claimForm({ instrument, state, sector, date, variant }).instrument).toBe(instrument);
            }
          }
        }
      }
    }
  });

  it.each([
    ['mechanics_lien', 'CA', 'private', '2026-06-15', 'direct', 'ca-lien-2012'],
    ['mechanics_lien', 'CA', 'private', '2012-06-30', 'direct', 'generic-lien'],
    ['mechanics_lien', 'VA', 'private', '2026-06-15', 'direct', 'va-lien-general-contractor'],
    ['mechanics_lien', 'VA', 'private', '2026-06-15', 'subcontract', 'va-lien-subcontractor'],
    ['mechanics_lien', 'OH', 'private', '2026-06-15', 'direct', 'oh-lien-general'],
    ['mechanics_lien', 'GU', 'private', '2026-06-15', 'direct', 'generic-lien'],
    ['notice_of_intent', 'NV', 'private', '2026-06-15', 'residential', 'nv-intent'],
    ['notice_of_intent', 'NV', 'private', '2026-06-15', 'other', 'generic-intent'],
    ['notice_of_intent', 'CO', 'public', '2026-06-15', 'other', 'generic-intent'],
    ['notice_of_claim', 'TX', 'private', '2026-06-15', 'retainage', 'tx-claim-retainage-2022'],
    ['notice_of_claim', 'TX', 'private', '2021-06-15', 'work', 'generic-claim'],
    ['bond_claim', 'TX', 'federal', '2026-06-15', null, 'us-bond-claim'],
    ['bond_claim', 'TX', 'public', '2026-06-15', null, 'tx-bond-claim-public'],
    ['bond_claim', 'TX', 'private', '2026-06-15', null, 'generic-bond-claim-private'],
    ['lien_release', 'WY', 'private', '2026-06-15', 'partial', 'wy-release-partial'],
  ] as const)(
    'match %s in %s on %s work, on %s, variant %s, to the form %s',
    (instrument, state, sector, date, variant, code) => {
      expect(claimForm({ instrument, state, sector, date, variant }).formCode).toBe(code);
    },
  );

  it.each([
    ['OH', 'Ohio Rev. Code § 1311.06', 'form of affidavit'],
    ['WV', 'W. Va. Code § 38-2-8', 'form of notice'],
  ])('say for the lien of %s what counsel should compare with %s', (state, statute, part) => {
    const form = claimForm({
      instrument: 'mechanics_lien',
      state,
      sector: 'private',
      date: '2026-06-15',
      variant: 'direct',
    });
    expect(formNotices(form).filter(({ code }) => code === 'wording_unconfirmed')).toEqual([
      {
        code: 'wording_unconfirmed',
        message: expect.stringContaining(`Have counsel compare with ${statute}: `),
      },
    ]);
    expect(form.unconfirmed!.join()).toContain(part);
  });

  it('say nothing of the kind for other general liens, whose statutes give no form', () => {
    const form = claimForm({
      instrument: 'mechanics_lien',
      state: 'NE',
      sector: 'private',
      date: '2026-06-15',
      variant: 'direct',
    });
    expect(formNotices(form).map(({ code }) => code)).toEqual(['general_wording']);
  });

  it('have unique codes, and a lien form for every state', () => {
    expect(new Set(claimForms.map(({ formCode }) => formCode)).size).toBe(claimForms.length);
    const liens = new Set(
      claimForms.filter(({ instrument }) => instrument === 'mechanics_lien').map(({ state }) => state),
    );
    const states = Object.keys(stateNames).filter((code) => !['AS', 'GU', 'MP', 'PR', 'VI'].includes(code));
    expect(states.filter((code) => !liens.has(code))).toEqual([]);
  });

  it('are in the file of their state, with all that is its own', async () => {
    const files = globSync('src/pdf/assets/claim/??.ts').map((path) => path.slice(-5, -3).toUpperCase());
    expect(files.sort()).toEqual(Object.keys(claimsOfStates).sort());
    for (const [state, claims] of Object.entries(claimsOfStates)) {
      const file = await import(`../../src/pdf/assets/claim/${state.toLowerCase()}.js`);
      expect({ state, exported: Object.values(file) }).toEqual({ state, exported: expect.arrayContaining([claims]) });
      expect(new Set(claims.forms.map((form) => form.state))).toEqual(new Set([state]));
    }
    const general = claimForms.filter(({ state }) => state === '*').length;
    expect(Object.values(claimsOfStates).flatMap(({ forms }) => forms)).toHaveLength(claimForms.length - general);
  });

  it('have the blanks that are filled in the file of a state in that state alone', async () => {
    const model = buildClaimDocument(claimFacts(), 'mechanics_lien', claimForms[0]!);
    for (const path of globSync('src/pdf/templates/claim/states/??.ts')) {
      const file = path.slice(-5, -3);
      const exported: Record<string, unknown> = await import(`../../src/pdf/templates/claim/states/${file}.js`);
      const [, fill] = Object.entries(exported).find(([name]) => name.endsWith('Blanks'))!;
      for (const blank of Object.keys((fill as typeof claimBlanks)(model))) {
        const states = claimForms
          .filter((form) => JSON.stringify(form).includes(`{${blank}}`))
          .map(({ state }) => state);
        expect({ blank, states: states.filter((state) => state !== file.toUpperCase()) }).toEqual({
          blank,
          states: [],
        });
      }
    }
  });

  it('have a value for every blank', () => {
    for (const form of claimForms) {
      const blanks = claimBlanks(buildClaimDocument(claimFacts(), form.instrument, form));
      const { opening, averments = [], closing, warning, statement, oath, proofOfService, subtitle, signer } = form;
      const texts = [
        ...opening,
        ...averments,
        ...closing,
        ...(warning?.paragraphs ?? []),
        ...(statement?.paragraphs ?? []),
        ...(proofOfService?.declarations ?? []).map((each) => (typeof each === 'string' ? each : each.text)),
        ...oathTexts(oath),
        ...Object.values(signer ?? {}),
        subtitle ?? '',
      ];
      for (const text of texts) expect(() => filled(text, blanks)).not.toThrow();
    }
  });

  it('count as statutory only if they name a statute, which is so in the states whose forms follow one', () => {
    const prescribed = claimForms.filter(({ wording }) => wording === 'statute');
    expect(prescribed.filter(({ statute }) => statute === null)).toEqual([]);
    expect([...new Set(prescribed.map(({ state }) => state))].sort()).toEqual([
      'AL',
      'CA',
      'FL',
      'GA',
      'IL',
      'MD',
      'MI',
      'MS',
      'NC',
      'NJ',
      'NV',
      'NY',
      'RI',
      'TN',
      'TX',
      'VA',
      'WA',
      'WY',
    ]);
  });

  it('call the claimant by its name or by the term that they define, in their own sentences', () => {
    const own = claimForms.filter(({ wording, instrument }) => wording === 'own' && instrument !== 'lawsuit_referral');
    const sentences = own.map(({ formCode, opening, averments = [], closing }) => ({
      formCode,
      text: [...opening, ...averments, ...closing].join('\n'),
    }));
    expect(sentences.filter(({ text }) => /\bthe claimant\b/i.test(text))).toEqual([]);
  });

  it('define nothing that the statute does not, where they are in its words', () => {
    for (const form of claimForms.filter(({ wording }) => wording === 'statute'))
      expect({ code: form.formCode, text: JSON.stringify(form) }).toEqual({
        code: form.formCode,
        text: expect.not.stringContaining('(“Claimant”)'),
      });
  });

  it('contain no instructions for their sender, and not whose words they are', () => {
    for (const form of claimForms) {
      const printed = [form.title, form.subtitle, ...form.opening, ...form.closing].join(' ');
      expect({ code: form.formCode, printed }).toEqual({
        code: form.formCode,
        printed: expect.not.stringMatching(
          /general form|is to be served|to be filed with|may be attached|does not create one/i,
        ),
      });
    }
  });
});
