import { electronicConsent } from '../../../../domain/waiver/consent.js';
import type { LinkedRequest } from '../../../../services/waiver-request/linked.js';
import { exceptionChoices } from '../../../../services/waiver-request/linked-text.js';
import { escaped } from '../layout.js';
import { errorText, fieldId, formElement, type LinkForm, linkPath, selectField, textField, tickBox } from './fields.js';

/** How many exceptions can be added at a time. */
export const exceptionRows = 3;

/** Signs on the screen. Without a script the typed name is the signature. */
export function signForm(form: LinkForm, facts: CodeFacts): string {
  const { request } = facts;
  const { signatory, hasExceptions, person } = request;
  return formElement(
    form,
    `${signerFields(form, { ...signatory, name: person ?? signatory.name })}
${hasExceptions ? exceptionFields(form) : ''}${signatureFields(form)}
${codeField(form, facts)}${tickBox(form, { name: 'consent', label: electronicConsent })}`,
    { label: 'Sign this waiver', isFirst: needsCode(request) },
  );
}

export function signerFields(form: LinkForm, signatory: LinkedRequest['signatory']): string {
  const name = { name: 'name', label: 'Your name', initial: signatory.name, more: 'autocomplete="name"' };
  const title = {
    name: 'title',
    label: 'Your title',
    hint: 'Such as owner, president or office manager.',
    initial: signatory.title,
    isOptional: true,
    more: 'autocomplete="organization-title"',
  };
  return `${textField(form, name)}\n${textField(form, title)}`;
}

interface CodeFacts {
  request: LinkedRequest;
  payer: string;
  mailbox: string;
}

export function needsCode({ acts }: Pick<LinkedRequest, 'acts'>): boolean {
  return acts.includes('send_code');
}

/**
 * Of a request whose payer asks for a code. The button that sends one belongs to the form, so that what is typed in it comes back; a file is
 * not sent with it.
 */
export function codeField(form: LinkForm, { request, payer, mailbox }: CodeFacts): string {
  if (!needsCode(request)) return '';
  const address = escaped(linkPath('send-code', form.token, form.requestId));
  return `<p class="hint">${escaped(payer)} asks for a code with the signature. We send one to ${escaped(mailbox)}.</p>
<button type="submit" class="other" formaction="${address}" formenctype="application/x-www-form-urlencoded" formnovalidate>E-mail me a code</button>
${textField(form, {
  name: 'code',
  label: 'The code from the e-mail',
  hint: 'Six digits. It works for 10 minutes.',
  more: 'inputmode="numeric" autocomplete="one-time-code" maxlength="12"',
})}\n`;
}

function signatureFields(form: LinkForm): string {
  const isDrawn = form.typed.method === 'drawn';
  const id = (name: string) => fieldId(form, name);
  const radio = (value: 'typed' | 'drawn', label: string) =>
    `<label class="choice" for="${id(value)}"><input type="radio" name="method" value="${value}" id="${id(value)}"${(value === 'drawn') === isDrawn ? ' checked' : ''}> <span>${label}</span></label>`;
  return `<p class="hint" data-without-script>Your typed name is your signature.</p>
<fieldset class="method" data-method hidden>
<legend>Your signature</legend>
${radio('typed', 'Type it: your name as written above')}
<p class="typed" data-typed aria-hidden="true"></p>
${radio('drawn', 'Draw it with a finger, a pen or the mouse')}
<div class="pad" hidden>
<canvas width="1200" height="400" role="img" aria-label="Field to draw your signature in. It is empty." id="${id('image')}" tabindex="-1"></canvas>
<input type="hidden" name="image" value="${escaped(form.typed.image ?? '')}">
<button type="button">Clear the drawing</button>
${errorText(form, 'image')}</div>
</fieldset>`;
}

function exceptionFields(form: LinkForm): string {
  const rows = Array.from({ length: exceptionRows }, (_, row) => row);
  const isOpen = Object.keys({ ...form.typed, ...form.errors }).some(
    (name) => name.startsWith('exceptions.') && (form.typed[name] || form.errors[name]),
  );
  return `<details${isOpen ? ' open' : ''}>
<summary>Add exceptions: what you do not give up</summary>
<p class="hint">Leave empty what you do not need. What you add is printed on the waiver.</p>
${rows.map((row) => exceptionFieldset(form, row)).join('\n')}
</details>
`;
}

function exceptionFieldset(form: LinkForm, row: number): string {
  const name = (part: string) => `exceptions.${row}.${part}`;
  const isOptional = true;
  return `<fieldset>
<legend>Exception ${row + 1}</legend>
${selectField(form, { name: name('kind'), label: 'Kind', isOptional, choices: [['', 'None'], ...exceptionChoices] })}
${textField(form, { name: name('text'), label: 'What it is', isOptional })}
${textField(form, { name: name('amount'), label: 'Amount in dollars', isOptional, more: 'inputmode="decimal"' })}
${textField(form, { name: name('date'), label: 'Date', type: 'date', isOptional })}
</fieldset>`;
}
