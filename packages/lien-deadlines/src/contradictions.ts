import { rulesOf } from './course.js';
import { type Facts, isVoid } from './facts.js';

/** Facts that cannot all be right, and recordings without effect, as sentences that name both facts. */
export function contradictions(facts: Facts): string[] {
  const { use, units, condominium, ownerOccupied, homesFor, newConstruction, recordedNotices } = facts;
  const published = recordedNotices.find(({ kind }) => kind === 'completion');
  return [
    ...(units === 1 && condominium
      ? ['The number of homes (1) contradicts the condominium, which has more than one: check both facts.']
      : []),
    ...(ownerOccupied && use !== null && use !== 'residential' && use !== 'mixed'
      ? [`The owner lives there, which contradicts the use (${use}): check both facts.`]
      : []),
    // A building of several homes can have its owner in one of them.
    ...(ownerOccupied && homesFor === 'rent' && (units ?? 1) === 1
      ? ['The owner lives there, which contradicts that the home is to let: check both facts.']
      : []),
    ...(ownerOccupied && homesFor === 'sale' && newConstruction
      ? ['The owner lives or will live there, which contradicts that the new home is for sale: check both facts.']
      : []),
    ...(published && facts.completionNoticePublished === false
      ? [
          `The notice of completion recorded on ${published.recordedOn} contradicts that none is published: check both facts.`,
        ]
      : []),
    ...voided(facts),
    // Completion before the work began is another contradiction.
    ...(order('Completion', facts.completionDate, 'first furnishing', facts.firstFurnishingDate).length === 0
      ? order('Completion', facts.completionDate, 'last furnishing', facts.lastFurnishingDate)
      : []),
    ...order(
      'The recording of the notice of contract',
      facts.noticeOfContractDate,
      'first furnishing',
      facts.firstFurnishingDate,
      'after',
    ),
    ...order('The acceptance', facts.acceptanceDate, 'completion', facts.completionDate),
    ...order('The final settlement', facts.finalSettlementDate, 'the acceptance', facts.acceptanceDate),
    ...order('Completion', facts.completionDate, 'the termination of the contract', facts.terminationDate, 'after'),
    ...order(
      'The statement of account',
      facts.statementRecordedDate,
      'the recording of the lien',
      facts.lienRecordedDate,
    ),
    ...order('The demand to sue', facts.demandToSueDate, 'the recording of the lien', facts.lienRecordedDate),
    ...order(
      'The notice that contests the claim',
      facts.contestDate,
      'the recording of the lien',
      facts.lienRecordedDate,
    ),
    ...order('The day on which the debt became due', facts.debtDueDate, 'first furnishing', facts.firstFurnishingDate),
  ];
}

function voided(facts: Facts): string[] {
  const rules = facts.sector === 'federal' ? null : rulesOf(facts.state);
  return facts.recordedNotices
    .filter((notice) => isVoid(notice, facts, rules?.completionNoticeWithin))
    .map(
      ({ recordedOn }) =>
        `The notice of completion recorded on ${recordedOn} has no effect, because it came more than ${rules!.completionNoticeWithin} days after completion (${facts.completionDate}) (${rules!.completionNoticeSource}).`,
    );
}

function order(
  label: string,
  date: string | null,
  other: string,
  bound: string | null,
  wrong: 'before' | 'after' = 'before',
): string[] {
  if (date === null || bound === null || (wrong === 'before' ? date >= bound : date <= bound)) return [];
  return [`${label} (${date}) is ${wrong} ${other} (${bound}): check both dates.`];
}
