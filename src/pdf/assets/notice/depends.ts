import type { DocumentNotice } from '../../../domain/document/warning.js';
import type { FormChoice } from '../../../domain/notice/document/model.js';
import { noticeForm } from './index.js';

/** What a fact may turn out to be, once it is recorded. */
const possible = {
  use: { values: ['residential'], key: 'use', says: 'what it is for' },
  ownerOccupied: { values: [true], key: 'owner_occupied', says: 'whether the owner lives there' },
  units: { values: [1, 100], key: 'units', says: 'how many homes the building has' },
  newConstruction: { values: [true], key: 'new_construction', says: 'whether it is new construction' },
} as const;

/** The forms that the notice has instead, if a fact that the project does not record is so. */
export function dependsOn(choice: FormChoice): DocumentNotice[] {
  const used = noticeForm(choice);
  return Object.entries(possible).flatMap(([fact, { values, key, says }]) => {
    if (choice[fact as keyof typeof possible] !== null) return [];
    // A building that is not for living has no owner who lives there.
    if (fact !== 'use' && choice.use !== null && !['residential', 'mixed'].includes(choice.use)) return [];
    const others = values.map((value) => noticeForm({ ...choice, [fact]: value }));
    const other = others.find(({ formCode }) => formCode !== used.formCode);
    if (!other) return [];
    const form = other.statute ? `"${other.title}" (${other.statute})` : `"${other.title}"`;
    const message = `The project does not record ${says}, which may require the ${form} instead: give ${key} on the project.`;
    return [{ code: 'guidance', message }];
  });
}
