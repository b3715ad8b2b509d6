/**
 * The JSON Schema of the package's rules.json and of its test vectors. Its lists of words are those of the compiled package; a test proves that the rules use every other property and no more.
 */
const text = { type: 'string', minLength: 1 };
const flag = { type: 'boolean' };
const whole = { type: 'integer', minimum: 0 };
const date = { type: 'string', format: 'date' };
const amount = { type: 'string', pattern: '^\\d+(\\.\\d+)?$' };
const state = { type: 'string', pattern: '^[A-Z]{2}$' };
const words = (list) => ({ enum: [...list] });
const listOf = (items, minItems = 1) => ({ type: 'array', items, minItems });
const or = (...schemas) => ({ anyOf: schemas });
const nullable = (schema) => or(schema, { type: 'null' });
const ref = (name) => ({ $ref: `#/$defs/${name}` });
const described = (description, schema) => ({ description, ...schema });

/** An object with these properties and no others. Names that end with `?` are optional. */
function object(properties) {
  const entries = Object.entries(properties);
  return {
    type: 'object',
    additionalProperties: false,
    required: entries.map(([name]) => name).filter((name) => !name.endsWith('?')),
    properties: Object.fromEntries(entries.map(([name, schema]) => [name.replace('?', ''), schema])),
  };
}

/** One object for each value of its first property. */
const period = (kinds, rest) => object({ kind: words(kinds), ...rest });
const test = (facts, rest = {}) => object({ fact: words(facts), ...rest });
const year = { type: 'integer', minimum: 1900, maximum: 2200 };
const named = {
  name: text,
  'since?': described('The first year in which it is a holiday.', year),
  'until?': described('The last year in which it is a holiday.', year),
};

/** @param words of the package: its lists */
export function rulesSchema({
  claimantRoles,
  deadlineKinds,
  duties,
  heldDates,
  homePurposes,
  partyRoles,
  recordedNoticeKinds,
  sectors,
  tiers,
  unheldDates,
  uses,
}) {
  const held = { from: words(heldDates) };

  const defs = {
    simplePeriod: described('A period that counts from one date.', {
      oneOf: [
        period(
          [
            'days',
            'days_after_year',
            'business_days',
            'months',
            'years',
            'lookback',
            'lookback_business_days',
            'before',
          ],
          {
            ...held,
            count: whole,
          },
        ),
        period(['days_after_month'], { ...held, count: whole, eachMonth: flag }),
        period(['day_of_month'], {
          ...held,
          day: { type: 'integer', minimum: 1, maximum: 31 },
          monthsAfter: whole,
          eachMonth: flag,
        }),
      ],
    }),
    period: described(
      'How a statute counts: one period, the earliest of several, or from a date that is not a fact here.',
      {
        oneOf: [
          ref('simplePeriod'),
          period(['earliest'], { of: listOf(ref('simplePeriod'), 2) }),
          described(
            '`exact` once its date is recorded; until then `safe`, which surely ends no later.',
            period(['bounded'], { exact: ref('simplePeriod'), safe: ref('simplePeriod') }),
          ),
          period(['unheld'], {
            from: words(Object.keys(unheldDates)),
            text,
            count: nullable(whole),
            'safe?': described('A period that surely ends no later.', ref('simplePeriod')),
          }),
        ],
      },
    ),
    test: described('A circumstance that a rule depends on.', {
      oneOf: [
        test(
          [
            'residential',
            'owner_occupied_home',
            'new_construction',
            'payment_bond',
            'public_funds',
            'customer_is_supplier',
            'claimant_is_supplier',
            'condominium',
            'for_sale',
            'written_contract',
            'completion_notice_published',
          ],
          { is: flag },
        ),
        test(['units'], { bound: words(['at_most', 'over']), amount: whole }),
        test(['lender', 'lien_agent', 'notice_of_commencement', 'notice_of_contract']),
        test(['recorded'], { kinds: listOf(words(recordedNoticeKinds)), is: flag }),
        test(['claim_amount', 'contract_amount'], { bound: words(['over', 'at_least', 'under']), amount: whole }),
        test(['hired_below'], { party: words(['owner', 'contractor', 'first_tier', 'second_tier']) }),
        test(['extended'], { within: ref('simplePeriod') }),
        test(['any_of'], { tests: listOf(ref('test'), 2) }),
        test(['unheld'], { text }),
      ],
    }),
    rollRule: described('Off which days a period that ends on them moves.', {
      ...object({
        days: words(['weekend_and_holidays', 'sunday_and_holidays', 'sunday']),
        scope: described('`filings`: only acts at a public office or court.', words(['all', 'filings'])),
        source: text,
        'from?': described('For periods that end on or after this day.', date),
        'disputedBy?': described('Who denies that the period moves.', text),
      }),
    }),
    holiday: described(
      'A yearly holiday: a fixed day, the nth weekday of a month (-1: the last; `plus` days), or days from Easter.',
      {
        oneOf: [
          object({
            ...named,
            on: { type: 'string', pattern: '^\\d{2}-\\d{2}$' },
            'keptOn?': described('The Monday of its week, or the next one from a weekend.', words(['monday'])),
          }),
          object({
            ...named,
            month: { type: 'integer', minimum: 1, maximum: 12 },
            weekday: described('0 is Sunday.', { type: 'integer', minimum: 0, maximum: 6 }),
            nth: { type: 'integer', minimum: -1, maximum: 5, not: { const: 0 } },
            'plus?': described('Days after that weekday.', { type: 'integer', minimum: 1, maximum: 6 }),
          }),
          object({ ...named, easter: { type: 'integer' } }),
        ],
      },
    ),
    rule: described('One rule of one statute. With `when` or `effective` it is a variant of the ordinary rule.', {
      ...object({
        tiers: described('Which claimants it binds.', or({ const: 'all' }, listOf(words(tiers)))),
        period: described('null: nothing is required.', nullable(ref('period'))),
        source: described('The citation.', text),
        checked: described(
          'What was read to check the rule, and when. null: it was recalled.',
          nullable(object({ on: date, read: text })),
        ),
        'duty?': described('Which of several duties of its kind it is.', words(duties)),
        'when?': described('All hold where the variant governs.', listOf(ref('test'))),
        'effective?': described('The variant governs by this date: on or after `from`, before `until`.', {
          ...object({ by: words(heldDates), 'from?': date, 'until?': date }),
          minProperties: 2,
        }),
        'provided?': described('The duty exists only if all hold.', listOf(ref('test'))),
        'needs?': described('What the right takes beside the dates, as a sentence.', text),
        'noRight?': described('The claimant has no such right: the reason, as a sentence.', text),
        'reachesFunds?': described('Public work: the claim stands without a bond.', { const: true }),
        'laterOf?': described('The period runs from this date if it is later.', words(heldDates)),
        'lookbackDays?': described('Days before a late notice that it still covers.', whole),
        'protectsAfterDays?': described('A late notice covers only what follows it by this many days.', whole),
        'servedOn?': text,
        'filedWith?': text,
        'receipt?': described('The notice counts when it is received.', { const: true }),
        'mailedInTime?': described('Days after the start in which mailing is enough.', whole),
        'documentName?': text,
        'late?': described('What a late claimant loses, as a clause.', text),
        'note?': text,
        'roll?': described('A roll rule of its own; null: the date never moves.', nullable(ref('rollRule'))),
      }),
      // A right that does not exist has no period.
      dependentSchemas: { noRight: { properties: { period: { type: 'null' } } } },
    }),
    standing: described('Who has no right, or may have none.', {
      ...object({
        tiers: described('Which claimants.', or({ const: 'all' }, listOf(words(tiers)))),
        'when?': described('All hold.', listOf(ref('test'))),
        right: described('false: there is none; null: the law is in doubt.', { enum: [false, null] }),
        reason: described('A clause after "You have no lien here:".', text),
        source: described('The citation.', text),
        checked: nullable(object({ on: date, read: text })),
      }),
    }),
    course: described('The rules by the kind of act.', {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(deadlineKinds.map((kind) => [kind, listOf(ref('rule'))])),
    }),
    state: object({
      state,
      name: text,
      roll: nullable(ref('rollRule')),
      'holidays?': described('Beyond the seven that every state keeps.', listOf(ref('holiday'))),
      'holidaySource?': text,
      'completionNoticeWithin?': described('Days after completion after which a notice of completion is void.', whole),
      'completionNoticeSource?': text,
      'observed?': described(
        '`monday`: holidays of a Sunday are kept on Monday as well; `nearest`: also those of a Saturday on Friday.',
        words(['monday', 'nearest']),
      ),
      'names?': described('The state’s own names of the documents.', {
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(deadlineKinds.map((kind) => [kind, text])),
      }),
      'standing?': object({ 'private?': listOf(ref('standing')), 'public?': listOf(ref('standing')) }),
      'punchList?': described('What the state says of corrective and punch-list work.', text),
      private: ref('course'),
      public: ref('course'),
    }),
    vectors: described('A file of test vectors: facts, and the dates counted by hand.', {
      ...listOf(
        object({
          why: text,
          source: text,
          kind: words(deadlineKinds),
          'duty?': words(duties),
          'month?': { type: 'string', pattern: '^\\d{4}-\\d{2}$' },
          facts: ref('facts'),
          expect: {
            ...object({
              'required?': nullable(flag),
              'date?': nullable(date),
              'safeDate?': nullable(date),
              'counted?': described('The date before it moved off a day off.', date),
              'isLookback?': flag,
              'mailBy?': nullable(date),
              'fileBy?': nullable(date),
              'coveredFrom?': nullable(date),
            }),
            minProperties: 1,
          },
        }),
      ),
    }),
    facts: described('What a vector changes in the facts of its test.', {
      ...object({
        'state?': state,
        'sector?': words(sectors),
        'use?': nullable(words(uses)),
        'ownerOccupied?': nullable(flag),
        'units?': nullable(whole),
        'homesFor?': nullable(words(homePurposes)),
        'condominium?': nullable(flag),
        'writtenContract?': nullable(flag),
        'newConstruction?': nullable(flag),
        'paymentBond?': nullable(flag),
        'publicFunds?': nullable(flag),
        'claimantRole?': words(claimantRoles),
        'hiringPartyRole?': nullable(words(partyRoles)),
        'hiringPartyHirerRole?': nullable(words(partyRoles)),
        'claimAmount?': nullable(amount),
        'contractAmount?': nullable(amount),
        'contractDate?': nullable(date),
        'originalContractDate?': nullable(date),
        'firstFurnishingDate?': nullable(date),
        'lastFurnishingDate?': nullable(date),
        'completionDate?': nullable(date),
        'noticeOfCommencementDate?': nullable(date),
        'recordedNotices?': listOf(object({ kind: words(recordedNoticeKinds), recordedOn: date }), 0),
        'completionNoticePublished?': nullable(flag),
        'noticeOfContractDate?': nullable(date),
        'terminationDate?': nullable(date),
        'acceptanceDate?': nullable(date),
        'finalSettlementDate?': nullable(date),
        'debtDueDate?': nullable(date),
        'statementRecordedDate?': nullable(date),
        'extensionDate?': nullable(date),
        'demandToSueDate?': nullable(date),
        'contestDate?': nullable(date),
        'waiverSignedDates?': listOf(date, 0),
        'lienRecordedDate?': nullable(date),
        'servedDate?': nullable(date),
        'hasLender?': flag,
        'hasLienAgent?': flag,
        'today?': nullable(date),
      }),
    }),
  };

  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Deadlines of construction claimants in the United States',
    description: 'The form of rules.json; `#/$defs/vectors` is the form of the files in vectors/.',
    ...object({
      federal: ref('course'),
      federalHolidays: described('Beyond the seven that every state keeps.', listOf(ref('holiday'))),
      states: listOf(ref('state')),
    }),
    $defs: defs,
  };
}
