import type { FieldMessages } from '../api/errors';
import { inWords } from '../parts/badge';
import { choices, stateOptions } from '../parts/choices';
import { SelectField, TextField } from '../parts/field';
import type { CourseDeadlineFragment, DeadlineFact } from './project.documents';
import {
  factsOfLaw,
  flagOptions,
  homePurposes,
  lastFurnishingHint,
  type ProjectValues,
  projectLabels,
  uses,
} from './project-values';

const hints = {
  firstFurnishingDate: 'The first day that you furnished labor or material.',
  lastFurnishingDate: lastFurnishingHint,
  completionDate: 'The day on which the work as a whole was completed.',
  dateContract: 'The date of your own contract.',
  originalContractDate: 'The date of the contract between the owner and its contractor.',
  noticeOfContractDate: 'The owner’s or contractor’s recording before the work began.',
  terminationDate: 'Of the contract between the owner and its contractor, before completion.',
  acceptanceDate: 'The day on which the public body accepted the work.',
  finalSettlementDate: 'Between the public body and its contractor.',
  debtDueDate: 'The day on which all that is owed to you became due.',
  statementRecordedDate: 'Where it follows the recording of a notice of contract.',
  extensionDate: 'The day on which you filed or served it.',
  demandToSueDate: 'The day on which you received it.',
  contestDate: 'The day of its recording, or else of its service.',
} as const;

/** The control of each fact that a project holds and that is not a list. */
const controls = {
  FIRST_FURNISHING_DATE: 'firstFurnishingDate',
  LAST_FURNISHING_DATE: 'lastFurnishingDate',
  COMPLETION_DATE: 'completionDate',
  DATE_CONTRACT: 'dateContract',
  ORIGINAL_CONTRACT_DATE: 'originalContractDate',
  CONTRACT_AMOUNT: 'contractAmount',
  UNITS: 'units',
  USE: 'use',
  OWNER_OCCUPIED: 'ownerOccupied',
  NEW_CONSTRUCTION: 'newConstruction',
  PAYMENT_BOND: 'paymentBond',
  PUBLIC_FUNDS: 'publicFunds',
  HOMES_FOR: 'homesFor',
  CONDOMINIUM: 'condominium',
  WRITTEN_CONTRACT: 'writtenContract',
  COMPLETION_NOTICE_PUBLISHED: 'completionNoticePublished',
  NOTICE_OF_CONTRACT_DATE: 'noticeOfContractDate',
  TERMINATION_DATE: 'terminationDate',
  ACCEPTANCE_DATE: 'acceptanceDate',
  FINAL_SETTLEMENT_DATE: 'finalSettlementDate',
  DEBT_DUE_DATE: 'debtDueDate',
  STATEMENT_RECORDED_DATE: 'statementRecordedDate',
  EXTENSION_DATE: 'extensionDate',
  DEMAND_TO_SUE_DATE: 'demandToSueDate',
  CONTEST_DATE: 'contestDate',
} as const satisfies Partial<Record<DeadlineFact, keyof ProjectValues>>;

export type FactName = 'state' | (typeof controls)[keyof typeof controls];
export const factNames: readonly FactName[] = ['state', ...Object.values(controls)];
const isDate = (name: FactName): name is keyof typeof hints => name in hints;

/** What of several deadlines lacks to have a day, as their fields are named. What a party or a lien says is named as it is. */
export function listMissing(deadlines: readonly Pick<CourseDeadlineFragment, 'missingFacts'>[]): string[] {
  const names: Partial<Record<DeadlineFact, FactName>> = controls;
  const facts = deadlines.flatMap(({ missingFacts }) => missingFacts);
  return [...new Set(facts)].map((fact) =>
    names[fact] ? projectLabels[names[fact]] : (otherFacts[fact] ?? inWords(fact)),
  );
}

/** The facts that other records have. */
const otherFacts: Partial<Record<DeadlineFact, string>> = {
  RECORDED_ON: 'Recording of the lien',
  HIRED_BY_PARTY_ID: 'Who hired you',
  WAIVER_SIGNED_ON: 'A signed waiver',
};

/** The controls of the facts that the deadlines which are not kept yet lack, and of events that would move them. */
export function askedBy(deadlines: readonly CourseDeadlineFragment[]): {
  facts: ReadonlySet<FactName>;
  events: ReadonlySet<FactName>;
} {
  const open = deadlines.filter(({ done, required }) => !done && required !== false);
  const names: Partial<Record<DeadlineFact, FactName>> = controls;
  const controlsOf = (facts: readonly DeadlineFact[]) => new Set(facts.flatMap((fact) => names[fact] ?? []));
  const facts = controlsOf(open.flatMap(({ missingFacts }) => missingFacts));
  const deciding = controlsOf(open.flatMap(({ decidingFacts }) => decidingFacts));
  const events = (factsOfLaw as readonly FactName[]).filter(
    (name) => isDate(name) && deciding.has(name) && !facts.has(name),
  );
  return { facts, events: new Set(events) };
}

/** The control of a fact, by what it is. `text` is that of a form. */
export function FactControl({
  name,
  text,
}: {
  name: FactName;
  text: {
    name: string;
    value: string;
    onChange: (event: { target: { value: string } }) => void;
    errors: FieldMessages | undefined;
  };
}) {
  const field = { label: projectLabels[name], ...text };
  if (isDate(name)) return <TextField type="date" hint={hints[name]} {...field} />;
  if (name === 'units') return <TextField type="number" min={1} step={1} {...field} />;
  if (name === 'contractAmount') return <TextField inputMode="decimal" hint="In dollars." {...field} />;
  if (name === 'state') return <SelectField options={stateOptions('Not known')} {...field} />;
  if (name === 'use') return <SelectField options={choices(uses, 'Not known')} {...field} />;
  if (name === 'homesFor') return <SelectField options={choices(homePurposes, 'Not known')} {...field} />;
  return <SelectField options={flagOptions} {...field} />;
}
