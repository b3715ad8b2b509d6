import { postalCodes } from '@domain/address/states.js';
import { inWords } from './badge';
import type { Option } from './field';

/** The values of an enumeration as options, in words. `none` is the text of the empty option, if there is one. */
export function choices(values: readonly string[], none?: string): Option[] {
  const options = values.map((value) => ({ value, text: inWords(value) }));
  return none === undefined ? options : [{ value: '', text: none }, ...options];
}

/** The states and territories whose law the service knows or refuses by name. */
export const states =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  );

/** The codes that an address in the United States can have: territories and military mail have one, too. */
export function postalStateOptions(none: string): Option[] {
  return [{ value: '', text: none }, ...postalCodes.map((code) => ({ value: code, text: code }))];
}

export function stateOptions(none = 'Choose a state'): Option[] {
  return [{ value: '', text: none }, ...states.map((state) => ({ value: state, text: state }))];
}
