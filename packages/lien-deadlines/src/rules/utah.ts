import type { StateRules } from '../rule.js';
import {
  belowOwner,
  bonded,
  bondInDoubt,
  builders,
  commencementRecorded,
  days,
  direct,
  earliest,
  notBonded,
  others,
  read,
  supplierInDoubt,
  years,
} from './terms.js';

const text501 = read('text of Utah Code 38-1a-501 at law.justia.com');
const text401 = read('text of Utah Code 38-1a-401 at lexace.ai');
const lienGuide = read('guide by Jones Waldo on Utah Code 38-1a-402 and 38-1a-502');
const suitGuide = read('guide by levelset.com on Utah Code 38-1a-701');
const text202 = read('text of Utah Code 38-1b-202 at self-law.org');
const bondGuide = read('guide by levelset.com on public bonds in Utah');
const privateBond = read(
  'text of Utah Code 14-2-2 at legalfix.com, part of 14-2-1 and a guide by lienservices.construction',
);

const registry = 'State Construction Registry';

const notice = {
  source: 'Utah Code 38-1a-501',
  checked: text501,
  lookbackDays: 0,
  protectsAfterDays: 5,
  filedWith: registry,
  late: 'the notice protects only work from five days after its filing',
  note: 'A filing more than 10 days after the notice of completion has no effect.',
} as const;

const publicNotice = {
  source: 'Utah Code 38-1b-202',
  checked: text202,
  provided: [commencementRecorded],
  laterOf: 'notice_of_commencement',
  lookbackDays: 0,
  protectsAfterDays: 5,
  filedWith: registry,
  late: 'the notice protects only work from five days after its filing',
  note: 'Where no notice of commencement was filed in time, no preliminary notice is required.',
} as const;

const bond = { source: 'Utah Code 63G-6a-1103', checked: bondGuide } as const;

const lisPendens = 'A notice of the suit (lis pendens) must be recorded with the county recorder within the same time.';

const constructionLien = {
  period: earliest(days(180, 'completion'), days(90, 'notice_of_completion')),
  source: 'Utah Code 38-1a-502(1)',
  checked: lienGuide,
  late: 'the lien is lost',
  note: 'Completion is that of the original contract: the certificate of occupancy, the final inspection or, without these, the end of substantial work, and the last substantial work if the contract was terminated. To be sure, file within 180 days after your own last work. Where the owner of a large commercial job files a notice of intent to obtain final completion, answer it in the registry in time (38-1a-506). A home owner who paid the contractor in full can have the lien removed (38-11-107).',
} as const;

export const utah: StateRules = {
  state: 'UT',
  name: 'Utah',
  roll: { days: 'weekend_and_holidays', scope: 'all', source: 'Utah Code 68-3-7' },
  holidays: [
    { name: 'Washington and Lincoln Day', month: 2, weekday: 1, nth: 3 },
    // Since 2022: H.B. 238 of 2022.
    { name: 'Juneteenth', on: '06-19', keptOn: 'monday', since: 2022 },
    { name: 'Pioneer Day', on: '07-24' },
    { name: 'Columbus Day', month: 10, weekday: 1, nth: 2 },
    { name: 'Veterans Day', on: '11-11' },
  ],
  holidaySource: 'Utah Code 63G-1-301',
  names: { preliminary_notice: 'Preliminary Notice', mechanics_lien: 'Notice of Construction Lien' },
  standing: {
    private: [supplierInDoubt('Utah', 'Utah Code 38-1a-301', null)],
    public: [bondInDoubt('Utah Code 63G-6a-1103', null)],
  },
  private: {
    preliminary_notice: [
      {
        ...notice,
        tiers: [...belowOwner, ...direct],
        period: earliest(days(20, 'first_furnishing'), days(10, 'notice_of_completion')),
      },
      {
        tiers: ['design_professional'],
        period: days(20, 'first_furnishing'),
        source: 'Utah Code 38-1a-401, 38-1a-501',
        checked: text401,
        filedWith: registry,
        documentName: 'Notice of Preconstruction Service',
        late: 'the lien for services before construction is lost',
        note: 'It is for services before construction. Those during construction have a notice and a lien of their own.',
      },
      {
        ...notice,
        tiers: ['design_professional'],
        duty: 'construction_services',
        period: earliest(days(20, 'first_furnishing'), days(10, 'notice_of_completion')),
        note: `It is for services during construction, and the 20 days run from the first of them. ${notice.note}`,
      },
      { tiers: ['laborer'], period: null, source: 'Utah Code 38-1a-501', checked: null },
    ],
    mechanics_lien: [
      { ...constructionLien, tiers: builders },
      {
        tiers: ['design_professional'],
        period: days(90, 'last_furnishing'),
        source: 'Utah Code 38-1a-402',
        checked: lienGuide,
        documentName: 'Notice of Preconstruction Lien',
        late: 'the lien for services before construction is lost',
        note: 'It is for services before construction. Those during construction have a notice and a lien of their own.',
      },
      {
        ...constructionLien,
        tiers: ['design_professional'],
        duty: 'construction_services',
        note: `It is for services during construction. ${constructionLien.note}`,
      },
    ],
    service_after_filing: [
      {
        tiers: 'all',
        period: days(30, 'lien_recorded'),
        source: 'Utah Code 38-1a-502',
        checked: null,
        servedOn: 'owner',
        late: 'you cannot recover costs and attorney fees from the owner',
        note: 'The copy goes by certified mail or by hand.',
      },
    ],
    lien_suit: [
      {
        tiers: 'all',
        period: days(180, 'lien_recorded'),
        source: 'Utah Code 38-1a-701',
        checked: suitGuide,
        late: 'the lien is void',
        note: `${lisPendens} On a home, the complaint must go with the owner’s instructions and forms about the residence lien law (38-1a-701).`,
      },
    ],
    bond_claim: [
      {
        tiers: others,
        period: null,
        source: 'Utah Code 14-2-1, 14-2-5',
        checked: privateBond,
        note: 'To claim on a payment bond you need your Preliminary Notice in the registry. The bond may ask for a notice of its own, commonly within 90 days after last furnishing.',
      },
      { tiers: direct, period: null, source: 'Utah Code 14-2-1', checked: privateBond },
    ],
    bond_suit: [
      {
        tiers: others,
        period: years(1, 'last_furnishing'),
        source: 'Utah Code 14-2-1, 14-2-2',
        checked: privateBond,
        provided: [bonded],
        late: 'the claim on the payment bond is lost',
        note: 'The suit may be filed once 90 days have passed since the last furnishing. The owner of a commercial job over $50,000 that obtained no bond is liable instead, for the same year.',
      },
      { tiers: direct, period: null, source: 'Utah Code 14-2-1', checked: privateBond },
    ],
  },
  public: {
    preliminary_notice: [
      { ...publicNotice, tiers: [...belowOwner, 'design_professional'], period: days(20, 'first_furnishing') },
      { tiers: [...direct, 'laborer'], period: null, source: 'Utah Code 38-1b-202', checked: text202 },
    ],
    bond_claim: [
      {
        ...bond,
        tiers: others,
        period: null,
        note: 'The statute asks for no notice of claim, but many bonds do. Send one to the contractor and its surety within 90 days after your last furnishing.',
      },
      { ...bond, tiers: direct, period: null },
      {
        tiers: others,
        period: days(90, 'last_furnishing'),
        source: 'Utah Code 14-1-19',
        checked: bondGuide,
        when: [notBonded],
        reachesFunds: true,
        documentName: 'notice of claim against the public body',
        servedOn: 'public body and prime contractor',
        late: 'the claim against the public body is lost',
        note: 'A public body that obtained no payment bond can be liable itself. The statute asks for no notice where there is a bond, but many bonds do.',
      },
    ],
    bond_suit: [
      {
        ...bond,
        tiers: others,
        period: years(1, 'last_furnishing'),
        late: 'the claim on the payment bond is lost',
        note: 'The suit may be filed once 90 days have passed since the last furnishing.',
      },
      { ...bond, tiers: direct, period: null },
    ],
  },
};
