import type { AppError, FieldErrors } from '../../../../errors/app-error.js';
import type { LinkForm } from './fields.js';

/** What a person is to do about a field that they left empty. */
const emptyFields: Readonly<Record<string, string>> = {
  name: 'Enter the name.',
  company: 'Enter the name of the company.',
  address: 'Enter the street.',
  city: 'Enter the city.',
  state: 'Enter the state.',
  zip: 'Enter the ZIP code.',
  email: 'Enter the e-mail address.',
  reason: 'Say why, in a sentence.',
  amount: 'Enter the amount that is right, such as 12,500.00.',
  consent: 'Tick the box if you agree to sign electronically.',
  sure: 'Tick the box if you want to release the waiver without having been paid.',
  stated: 'Tick the box if that is so.',
  file: 'Choose the scan or the picture of the signed document.',
  code: 'Get a code by e-mail, and enter its six digits.',
  image: 'Draw your signature in the field, or type it.',
};

/** The fields that the forms have, in their order. Errors of others are those of the form as a whole. */
const fieldOrder = [
  ...['file', 'company', 'role', 'address', 'city', 'state', 'zip', 'amount', 'name', 'title', 'email'],
  ...['exceptions.kind', 'exceptions.text', 'exceptions.amount', 'exceptions.date'],
  ...['image', 'code', 'consent', 'reason', 'sure', 'stated'],
];

/** Why a form was rejected, in words for a person, under the fields of the form; what concerns none of them is under an empty name. */
export function plainErrors(error: AppError, typed: LinkForm['typed']): FieldErrors {
  if (error.code === 'CONFLICT')
    return { '': ['Something changed in the meantime. Read the page again, then send the form once more.'] };
  if (!error.errors) return { '': [error.message] };
  const entries = Object.entries(error.errors).map(([field, sentences]) => {
    if (!fieldOrder.includes(field.replace(/^exceptions\.\d+\./, 'exceptions.'))) return ['', sentences] as const;
    const isEmpty = (typed[field] ?? '').trim() === '';
    const plain = isEmpty && emptyFields[field] ? [emptyFields[field]] : sentences.map(toPlain);
    return [field, plain] as const;
  });
  const rank = (field: string) => fieldOrder.findIndex((each) => each.split('.')[0] === field.split('.')[0]);
  const sorted = entries.sort(([one], [other]) => rank(one) - rank(other));
  const merged: FieldErrors = {};
  for (const [field, sentences] of sorted) merged[field] = [...(merged[field] ?? []), ...sentences];
  return merged;
}

function toPlain(sentence: string): string {
  return sentence.replace(/^The image field /, 'The drawing ');
}
