import { type Facts, type Rule, rulesOf } from 'lien-deadlines';

/** The years that calculations accept. Some systems store a date far away for none. */
export const deadlineYears = [1900, 2200] as const;

const [first, last] = [`${deadlineYears[0]}-01-01`, `${deadlineYears[1]}-12-31`];

/** The facts without dates that no calculation accepts: older records may hold them. */
export function calculable<Given extends Facts>(facts: Given): Given {
  const date = (text: string | null) => (text !== null && text >= first && text <= last ? text : null);
  return {
    ...facts,
    contractDate: date(facts.contractDate),
    originalContractDate: date(facts.originalContractDate),
    firstFurnishingDate: date(facts.firstFurnishingDate),
    lastFurnishingDate: date(facts.lastFurnishingDate),
    completionDate: date(facts.completionDate),
    noticeOfCommencementDate: date(facts.noticeOfCommencementDate),
    recordedNotices: facts.recordedNotices.filter(({ recordedOn }) => date(recordedOn) !== null),
    waiverSignedDates: facts.waiverSignedDates.filter((signed) => date(signed) !== null),
    lienRecordedDate: date(facts.lienRecordedDate),
    noticeOfContractDate: date(facts.noticeOfContractDate),
    terminationDate: date(facts.terminationDate),
    acceptanceDate: date(facts.acceptanceDate),
    finalSettlementDate: date(facts.finalSettlementDate),
    debtDueDate: date(facts.debtDueDate),
    statementRecordedDate: date(facts.statementRecordedDate),
    extensionDate: date(facts.extensionDate),
    demandToSueDate: date(facts.demandToSueDate),
    contestDate: date(facts.contestDate),
    servedDate: date(facts.servedDate),
  };
}

/** Whether any rule of the state depends on the amount of the claim. */
export function weighsClaim(state: string): boolean {
  let weighs = weighing.get(state);
  if (weighs === undefined) {
    const rules = rulesOf(state);
    weighs =
      rules !== null &&
      [rules.private, rules.public].flatMap((course) => Object.values(course).flat()).some(weighsAmount);
    weighing.set(state, weighs);
  }
  return weighs;
}

const weighing = new Map<string, boolean>();

function weighsAmount({ when = [], provided = [] }: Rule): boolean {
  return [...when, ...provided].some(({ fact }) => fact === 'claim_amount');
}
