import type { StateRules } from '../rule.js';
import { belowOwner, days, direct, notRemote, others, remote, residential, that, unheldDate, years } from './terms.js';

export const iowa: StateRules = {
  state: 'IA',
  name: 'Iowa',
  roll: null,
  private: {
    preliminary_notice: [
      {
        tiers: remote,
        period: days(30, 'first_furnishing'),
        source: 'Iowa Code 572.33', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'general contractor or owner-builder',
        late: 'the lien is lost',
      },
      { tiers: notRemote, period: null, source: 'Iowa Code 572.33', checked: null, unsettled: true },
      {
        tiers: direct,
        period: days(10, 'first_furnishing'),
        source: 'Iowa Code 572.13A', checked: { on: '2026-11-21', read: 'secondary sources' },
        when: [residential, that('it is a one- or two-family home')],
        servedOn: "state Mechanics' Notice and Lien Registry",
        late: 'there is no lien, though others may post it instead',
        note: 'The notice is posted to the state registry.',
      },
      {
        tiers: belowOwner,
        period: unheldDate(
          'before_payment',
          'before the owner has paid for the work, by posting to the state registry',
        ),
        source: 'Iowa Code 572.13B', checked: { on: '2026-11-21', read: 'secondary sources' },
        when: [residential, that('it is a one- or two-family home')],
      },
    ],
    mechanics_lien: [{ tiers: 'all', period: days(90, 'last_furnishing'), source: 'Iowa Code 572.9', checked: null }],
    lien_suit: [{ tiers: 'all', period: years(2, 'lien_deadline'), source: 'Iowa Code 572.27', checked: null }],
  },
  public: {
    preliminary_notice: [
      {
        tiers: remote,
        period: days(30, 'first_furnishing'),
        source: 'Iowa Code 573.15', checked: { on: '2026-11-21', read: 'secondary sources' },
        provided: [that('the work is not on a highway, bridge or culvert')],
        servedOn: 'principal contractor',
        late: 'the claim is lost',
      },
      { tiers: notRemote, period: null, source: 'Iowa Code 573.15', checked: null },
    ],
    bond_claim: [
      {
        tiers: others,
        period: days(30, 'completion'),
        source: 'Iowa Code 573.10', checked: { on: '2026-11-21', read: 'secondary sources' },
        servedOn: 'public body',
        note: 'The statute counts from completion and acceptance; acceptance, when later, gives a later date.',
      },
      { tiers: direct, period: null, source: 'Iowa Code 573.10', checked: { on: '2026-11-21', read: 'secondary sources' } },
    ],
    bond_suit: [
      {
        tiers: others,
        period: days(60, 'bond_claim_deadline'),
        source: 'Iowa Code 573.10',
        checked: null,
      },
      { tiers: direct, period: null, source: 'Iowa Code 573.10', checked: null },
    ],
  },
};
