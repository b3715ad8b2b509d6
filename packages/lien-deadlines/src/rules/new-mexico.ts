import type { StateRules } from '../rule.js';
import {
  belowOwner,
  bondInDoubt,
  bounded,
  claimOver,
  days,
  designerInDoubt,
  direct,
  earliest,
  hiredBelowContractor,
  notHiredByOwner,
  others,
  read,
  remote,
  residential,
  supplierInDoubt,
  unitsAtMost,
  unranked,
  upToFirstTier,
  years,
} from './terms.js';

const smallHome = [residential, unitsAtMost(4)];

const text21 = read('text of N.M. Stat. 48-2-2.1 at legalfix.com, and guides by handle.com and ezel.ai');
const text6 = read('text of N.M. Stat. 48-2-6 at lawserver.com');
const text19 = read('text of N.M. Stat. 13-4-19 at legalfix.com');
const stopNoticeAct = read('text of N.M. Stat. 48-2A-5 at casetext.com');

const rightToLien = {
  period: days(60, 'first_furnishing'),
  source: 'N.M. Stat. 48-2-2.1',
  checked: text21,
  lookbackDays: 30,
  servedOn: 'owner or original contractor',
  late: 'the lien covers only the 30 days before the notice and what follows',
  note: 'The notice goes by certified mail, by facsimile with acknowledgement or by hand. Claims of at most $5,000 need none.',
} as const;

const stopNotice = {
  period: days(20, 'first_furnishing'),
  source: 'N.M. Stat. 48-2A-5',
  checked: stopNoticeAct,
  lookbackDays: 20,
  documentName: 'preliminary notice for a Stop Notice',
  late: 'a stop notice covers only the 20 days before the notice and what follows',
  note: 'The Stop Notice itself, with a bond, follows between 20 and 30 days after you ask the original contractor for payment. Both are a remedy beside the lien, which does not depend on them.',
} as const;

const publicClaim = {
  period: days(90, 'last_furnishing'),
  source: 'N.M. Stat. 13-4-19(B)',
  checked: text19,
  servedOn: 'prime contractor',
  receipt: true,
  late: 'the claim on the payment bond is lost',
  note: 'The notice goes by registered mail, and the contractor should have it in hand by then.',
} as const;

export const newMexico: StateRules = {
  state: 'NM',
  name: 'New Mexico',
  roll: { days: 'weekend_and_holidays', scope: 'all', source: 'N.M. Stat. 12-2A-7(F)' },
  names: { preliminary_notice: 'Notice of the Right to Claim a Lien', mechanics_lien: 'Claim of Lien' },
  standing: {
    private: [supplierInDoubt('New Mexico', 'NMSA 48-2-2', null)],
    public: [bondInDoubt('NMSA 13-4-19', null), designerInDoubt('NMSA 13-4-19')],
  },
  private: {
    preliminary_notice: [
      { ...rightToLien, tiers: remote, provided: [claimOver(5000)] },
      { ...rightToLien, tiers: unranked, provided: [claimOver(5000), hiredBelowContractor] },
      { tiers: upToFirstTier, period: null, source: 'N.M. Stat. 48-2-2.1(A)', checked: text21 },
      {
        tiers: [...remote, ...unranked],
        period: null,
        source: 'N.M. Stat. 48-2-2.1(A)',
        checked: text21,
        when: smallHome,
      },
    ],
    stop_payment_notice: [
      { ...stopNotice, tiers: belowOwner, provided: smallHome },
      { ...stopNotice, tiers: unranked, provided: [notHiredByOwner, ...smallHome] },
      { tiers: direct, period: null, source: 'N.M. Stat. 48-2A-5', checked: stopNoticeAct },
    ],
    mechanics_lien: [
      {
        tiers: direct,
        period: earliest(days(120, 'completion'), days(120, 'last_furnishing')),
        source: 'N.M. Stat. 48-2-6(A)',
        checked: text6,
        late: 'the lien is lost',
        note: 'The 120 days run from completion of the original contract. Where your last furnishing came before completion, the date here counts from your last furnishing.',
      },
      {
        tiers: others,
        period: days(90, 'completion'),
        source: 'N.M. Stat. 48-2-6(A)',
        checked: text6,
        late: 'the lien is lost',
        note: 'The 90 days run from completion of the building or of the repair. On a building of at most four homes, the owner’s payment in full discharges the lien unless the claim was filed before.',
      },
    ],
    service_after_filing: [
      {
        tiers: 'all',
        period: days(15, 'lien_recorded'),
        source: 'N.M. Stat. 48-2-6(B)',
        checked: text6,
        servedOn: 'owner',
        documentName: 'copy of the filed Claim of Lien',
        late: 'you may lose interest, costs and attorney fees',
        note: 'Mail, email, certified mail or delivery by hand will do.',
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: years(2, 'lien_recorded'),
        source: 'N.M. Stat. 48-2-10',
        checked: read('N.M. Stat. 48-2-10 quoted in a bill at nmlegis.gov and by wfgnationaltitle.com'),
        roll: null,
        late: 'the lien ends',
        note: 'The statute limits how long the lien itself lasts, so the date does not move off a weekend or holiday. Binding arbitration begun in time serves as well.',
      },
    ],
  },
  public: {
    preliminary_notice: [
      {
        tiers: 'all',
        period: null,
        source: 'N.M. Stat. 13-4-19',
        checked: text19,
        documentName: 'preliminary notice',
      },
    ],
    bond_claim: [
      { ...publicClaim, tiers: remote },
      { ...publicClaim, tiers: unranked, provided: [hiredBelowContractor] },
      { tiers: upToFirstTier, period: null, source: 'N.M. Stat. 13-4-19(B)', checked: text19 },
    ],
    bond_suit: [
      {
        tiers: others,
        period: bounded(years(1, 'final_settlement'), years(1, 'last_furnishing')),
        source: 'N.M. Stat. 13-4-19',
        checked: read('guides by zlien.com and lienitnow.com'),
        late: 'the claim on the payment bond is lost',
        note: 'The suit may be filed once 90 days have passed since the last furnishing.',
      },
      { tiers: direct, period: null, source: 'N.M. Stat. 13-4-19', checked: text19 },
    ],
  },
};
