import type { DocumentNotice } from '../../domain/document/warning.js';
import type { FormChoice } from '../../domain/notice/document/model.js';
import { stateCaptions } from './captions.js';
import type { NoticeForm } from './notice/form.js';
import { noticeForms } from './notice/index.js';

/** The wording that applies: the state's own form in force on the notice's date, otherwise the generic one. */
export function noticeForm(choice: FormChoice): NoticeForm {
  const work = choice.sector === 'private' ? 'private' : 'public';
  const form = noticeForms.find(
    (form) =>
      (form.state === choice.state || form.state === '*') &&
      form.work === work &&
      (!form.sector || form.sector === choice.sector) &&
      (!form.use || form.use === choice.use) &&
      (!form.roles || form.roles.includes(choice.claimantRole)) &&
      (!form.maxUnits || choice.units === null || choice.units <= form.maxUnits) &&
      (form.ownerOccupied ?? choice.ownerOccupied ?? false) === (choice.ownerOccupied ?? false) &&
      (form.newConstruction ?? choice.newConstruction ?? false) === (choice.newConstruction ?? false) &&
      (form.direct ?? choice.direct) === choice.direct &&
      (!form.claimedFor || form.claimedFor === choice.claimedFor) &&
      form.effectiveFrom <= choice.noticeDate &&
      (form.effectiveTo === null || choice.noticeDate <= form.effectiveTo),
  );
  if (form) return form.state === '*' ? { ...form, captions: stateCaptions(choice) } : form;
  throw new Error(`No notice form in ${choice.state} on ${choice.noticeDate}.`);
}

/** What a fact may turn out to be, once it is recorded. */
const possible = {
  use: { values: ['residential'], says: 'what it is for' },
  ownerOccupied: { values: [true], says: 'whether the owner lives there' },
  units: { values: [1, 100], says: 'how many homes the building has' },
  newConstruction: { values: [true], says: 'whether it is new construction' },
} as const;

/** The forms that the notice has instead, if a fact that the project does not record is so. */
export function dependsOn(choice: FormChoice): DocumentNotice[] {
  const used = noticeForm(choice);
  return Object.entries(possible).flatMap(([fact, { values, says }]) => {
    if (choice[fact as keyof typeof possible] !== null) return [];
    // A building that is not for living has no owner who lives there.
    if (fact !== 'use' && choice.use !== null && !['residential', 'mixed'].includes(choice.use)) return [];
    const others = values.map((value) => noticeForm({ ...choice, [fact]: value }));
    const other = others.find(({ formCode }) => formCode !== used.formCode);
    if (!other) return [];
    const form = other.statute ? `"${other.title}" (${other.statute})` : `"${other.title}"`;
    const message = `The project does not record ${says}, which may require the ${form} instead: enter it on the project.`;
    return [{ code: 'guidance', message }];
  });
}
