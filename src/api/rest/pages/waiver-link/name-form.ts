import { type NamedRole, namedRoles } from '../../../../domain/waiver-link/named.js';
import type { LinkedRequest } from '../../../../services/waiver-request/linked.js';
import type { NamedCompany } from '../../../../services/waiver-request/name-below.js';
import { escaped } from '../layout.js';
import { formElement, type LinkForm, selectField, textField } from './fields.js';

/** What the form sends. */
export const namedFields = [
  'company',
  'role',
  'address',
  'city',
  'state',
  'zip',
  'email',
  'amount',
  'name',
] as const satisfies readonly (keyof NamedCompany)[];

const roleWords: Readonly<Record<NamedRole, string>> = {
  sub_subcontractor: 'Works for you as a subcontractor',
  material_supplier: 'Supplies material',
  equipment_lessor: 'Rents out equipment',
  design_professional: 'Designs or engineers',
  laborer: 'Works as a laborer',
};

/** A company that the payee hired is asked for the same waiver. */
export function nameForm(form: LinkForm, { request, payer }: { request: LinkedRequest; payer: string }): string {
  const quiet = 'autocomplete="off"';
  const initial = request.person ?? request.signatory.name;
  return formElement(
    form,
    `<p class="hint">It gets a link of its own, and is asked for the same waiver for its amount. ${escaped(payer)} sees that you named it. You see here whether it signs, and not its waiver.</p>
${textField(form, { name: 'company', label: 'Name of the company', more: quiet })}
${selectField(form, { name: 'role', label: 'What it does', choices: [['', 'Choose'], ...namedRoles.map((role) => [role, roleWords[role]] as const)] })}
${textField(form, { name: 'address', label: 'Street', more: quiet })}
${textField(form, { name: 'city', label: 'City', more: quiet })}
${textField(form, { name: 'state', label: 'State', hint: 'Two letters, such as CA.', more: quiet })}
${textField(form, { name: 'zip', label: 'ZIP code', more: `inputmode="numeric" ${quiet}` })}
${textField(form, { name: 'email', label: 'Its e-mail address', type: 'email', more: quiet })}
${textField(form, { name: 'amount', label: 'What you pay it, in dollars', more: `inputmode="decimal" ${quiet}` })}
${textField(form, { name: 'name', label: 'Your name', initial, more: 'autocomplete="name"' })}`,
    { label: 'Ask this company' },
  );
}
