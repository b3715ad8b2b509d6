import type { StateRules } from '../rule.js';
import {
  belowOwner,
  bondInDoubt,
  days,
  daysAfterEachMonth,
  direct,
  earliest,
  firstTier,
  months,
  notHiredByOwner,
  others,
  ownerOccupiedHome,
  read,
  remote,
  residential,
  supplierInDoubt,
  unheldDate,
  unitsAtMost,
  unranked,
  years,
} from './terms.js';

const code = (section: string) => read(`text of Tenn. Code ${section} in a public copy of the code`);

const nonpayment = {
  period: daysAfterEachMonth(90),
  source: 'Tenn. Code 66-11-145(a)',
  checked: code('66-11-145'),
  servedOn: 'owner and the prime contractor above you',
  receipt: true,
  late: 'the lien for that month is lost, retainage aside',
  note: 'Serve it by registered or certified mail, by hand with a sworn statement, or by a delivery service that confirms delivery. Certified mail is presumed served within three business days.',
} as const;

const noHomeLien = {
  period: null,
  source: 'Tenn. Code 66-11-146',
  checked: code('66-11-146'),
} as const;
const remoteHome =
  'In Tennessee those whom the prime contractor’s subcontractors or suppliers hired have no lien on a building of up to four homes in which the owner lives or will live.';
const firstTierHome =
  'On a building of up to four homes in which the owner lives or will live, only those who contract with the owner have a Tennessee lien, unless the owner is, or controls, the general contractor of a single home.';
const homes = [ownerOccupiedHome, unitsAtMost(4)];

const answer =
  'An owner’s recorded notice of completion shortens the time: a claimant who has not yet recorded a lien must answer the notice in writing, at the address that the notice gives, within 30 days after its recording, or 10 days for buildings of up to four homes. A notice that was not served on you, although it had to be, does not shorten it.';

const primeLien = {
  tiers: direct,
  source: 'Tenn. Code 66-11-112(a), 66-11-143',
  checked: code('66-11-106, 66-11-112 and 66-11-143'),
  late: 'buyers and lenders who come later take free of or ahead of the lien',
  note: `Even without recording, the lien holds against the owner for one year after completion. If the project is abandoned, the 90 days run from the abandonment. ${answer}`,
} as const;
const remoteLien = {
  tiers: others,
  source: 'Tenn. Code 66-11-115(b), 66-11-112(a), 66-11-143',
  checked: code('66-11-112, 66-11-115 and 66-11-143'),
  servedOn: 'register of deeds of the county, and the owner',
  late: 'the lien is lost',
  note: `The notice of lien must be served on the owner within the same period. If the project is abandoned, the 90 days run from the abandonment. If a payment bond for the whole contract price was recorded before the work began, only the contractor has a lien and others claim on the bond (66-11-124). ${answer}`,
} as const;

export const tennessee: StateRules = {
  state: 'TN',
  name: 'Tennessee',
  roll: { days: 'weekend_and_holidays', scope: 'all', source: 'Tenn. Code 1-3-102' },
  names: { preliminary_notice: 'Notice of Nonpayment', mechanics_lien: 'Notice of Lien' },
  standing: {
    private: [
      supplierInDoubt('Tennessee', 'Tenn. Code 66-11-101, 66-11-102', read('summary by levy-law.com', '2026-11-28')),
      {
        tiers: ['design_professional'],
        when: [notHiredByOwner],
        right: false,
        reason: 'an architect, engineer or surveyor has one only under a contract with the owner or its agent',
        source: 'Tenn. Code 66-11-102',
        checked: read('text of Tenn. Code 66-11-102 at statutes.laws-info.com', '2026-11-28'),
      },
      {
        tiers: ['design_professional'],
        when: [ownerOccupiedHome, unitsAtMost(2)],
        right: false,
        reason: 'a designer has none on a home for one or two families in which its owner lives',
        source: 'Tenn. Code 66-11-102(c)(3)',
        checked: read('text of Tenn. Code 66-11-102 at statutes.laws-info.com', '2026-11-28'),
      },
    ],
    public: [bondInDoubt('Tenn. Code 12-4-201', null)],
  },
  private: {
    preliminary_notice: [
      { ...nonpayment, tiers: belowOwner },
      {
        tiers: direct,
        period: null,
        source: 'Tenn. Code 66-11-145, 66-11-203',
        checked: code('66-11-145 and 66-11-203'),
        note: 'On a home for its owner, the contractor hands the owner a written notice of lien rights before the contract or the work (66-11-203).',
      },
      { ...nonpayment, tiers: unranked, provided: [notHiredByOwner] },
      {
        tiers: others,
        period: null,
        source: 'Tenn. Code 66-11-145(a)',
        checked: code('66-11-145'),
        when: [residential, unitsAtMost(4)],
      },
    ],
    mechanics_lien: [
      {
        ...primeLien,
        period: earliest(days(90, 'completion'), days(90, 'termination'), days(30, 'notice_of_completion')),
      },
      {
        ...remoteLien,
        period: earliest(days(90, 'completion'), days(90, 'termination'), days(30, 'notice_of_completion')),
      },
      {
        ...primeLien,
        period: earliest(days(90, 'completion'), days(90, 'termination'), days(10, 'notice_of_completion')),
        when: [residential, unitsAtMost(4)],
      },
      {
        ...remoteLien,
        period: earliest(days(90, 'completion'), days(90, 'termination'), days(10, 'notice_of_completion')),
        when: [residential, unitsAtMost(4)],
      },
      { ...noHomeLien, tiers: firstTier, when: homes, noRight: firstTierHome },
      { ...noHomeLien, tiers: remote, when: homes, noRight: remoteHome },
      {
        ...noHomeLien,
        tiers: unranked,
        when: [...homes, notHiredByOwner],
        noRight: firstTierHome,
      },
    ],
    lien_suit: [
      {
        tiers: direct,
        period: earliest(years(1, 'completion'), years(1, 'termination'), days(60, 'demand_to_sue')),
        source: 'Tenn. Code 66-11-106, 66-11-130',
        checked: code('66-11-106 and 66-11-130'),
        late: 'the lien ends',
        note: 'If the project is abandoned, the year runs from the abandonment. A written demand to sue, from the owner or the owner’s agent, shortens the time to 60 days after its service.',
      },
      {
        tiers: others,
        period: unheldDate(
          'lien_notice',
          'within 90 days after the notice of lien is served on the owner',
          90,
          days(60, 'lien_recorded'),
        ),
        source: 'Tenn. Code 66-11-115(c), 66-11-130',
        checked: code('66-11-115 and 66-11-130'),
        late: 'the lien ends',
        note: 'The earliest date given here is 60 days after the recording of the lien: it allows for a notice served up to 30 days before, and a notice served still earlier ends the time sooner. A written demand to sue, from the owner or the prime contractor, shortens the time to 60 days after its service.',
      },
      { ...noHomeLien, tiers: firstTier, when: homes, noRight: firstTierHome },
      { ...noHomeLien, tiers: remote, when: homes, noRight: remoteHome },
      {
        ...noHomeLien,
        tiers: unranked,
        when: [...homes, notHiredByOwner],
        noRight: firstTierHome,
      },
    ],
  },
  public: {
    preliminary_notice: [{ tiers: 'all', period: null, source: 'Tenn. Code 12-4-205', checked: code('12-4-205') }],
    bond_claim: [
      {
        tiers: others,
        period: days(90, 'completion'),
        source: 'Tenn. Code 12-4-205',
        checked: code('12-4-205'),
        servedOn: 'contractor, or the public official who awarded the contract',
        late: 'the claim on the payment bond is lost',
        note: 'The notice goes by certified mail with return receipt or by hand, itemizes the account and describes the property. The bond is required above $100,000. State highway contracts follow other rules (54-5-119).',
      },
      { tiers: direct, period: null, source: 'Tenn. Code 12-4-205', checked: code('12-4-205') },
    ],
    bond_suit: [
      {
        tiers: others,
        period: earliest(months(6, 'completion'), months(6, 'last_furnishing')),
        source: 'Tenn. Code 12-4-206',
        checked: code('12-4-206'),
        late: 'the claim on the payment bond is lost',
        note: 'The statute names the completion of the public work or of the furnishing; the date here takes the earlier of the two. A bond may allow a longer time.',
      },
      { tiers: direct, period: null, source: 'Tenn. Code 12-4-206', checked: code('12-4-206') },
    ],
  },
};
