import type { LinkAct } from '../../../../domain/waiver-link/acts.js';
import type { LinkedRequest } from '../../../../services/waiver-request/linked.js';
import type { LinkedText } from '../../../../services/waiver-request/linked-text.js';
import { escaped } from '../layout.js';
import { formElement, type LinkForm, type LinkFormAct, textArea, textField, tickBox } from './fields.js';
import { nameForm } from './name-form.js';
import { codeField, needsCode, signerFields, signForm } from './sign-form.js';

/** What the forms of a request say. */
export interface FormFacts {
  request: LinkedRequest;
  text: LinkedText;
  payer: string;
  mailbox: string;
}

interface FormOnRequest {
  /** What the request must allow. */
  needs: LinkAct;
  /** Only while the payer waits for the payee to say whom it hired. */
  isOfOpenStatement?: true;
  /** Only of a request that is signed and was not taken back. */
  isOfSigned?: true;
  /** Of a form that is closed until someone opens it. */
  summary?: (facts: FormFacts) => string;
  heading?: (facts: FormFacts) => string;
  content: (form: LinkForm, facts: FormFacts) => string;
}

/** Every form of a request, in the order in which the page has them. A code is sent by a button of the form that takes it. */
export const answerForms: Readonly<Record<Exclude<LinkFormAct, 'send-code'>, FormOnRequest>> = {
  sign: {
    needs: 'sign',
    heading: () => 'Sign',
    content: signForm,
  },
  upload: {
    needs: 'upload',
    heading: () => 'Sign by hand and send the scan',
    content: uploadForm,
  },
  'confirm-payment': {
    needs: 'confirm_payment',
    heading: () => 'Have you been paid?',
    content: (
      form,
      { payer, text, ...facts },
    ) => `<p>Say so here once you have received ${text.amount ?? 'the payment'}. ${payerGets(payer)}</p>
${formElement(form, nameField(form, facts), { label: 'I have been paid' })}`,
  },
  counter: {
    needs: 'counter',
    summary: () => 'The amount is wrong: propose another',
    content: (form, { payer }) =>
      formElement(
        form,
        `<p class="hint">${escaped(payer)} can accept it and then sends you a new waiver. Nothing is signed now.</p>
${textField(form, { name: 'amount', label: 'The right amount in dollars', more: 'inputmode="decimal" autocomplete="off"' })}
${textArea(form, { name: 'reason', label: 'Why' })}`,
        { label: 'Propose this amount' },
      ),
  },
  forward: {
    needs: 'forward',
    summary: () => 'Someone else signs here',
    content: (form) =>
      formElement(
        form,
        `<p class="hint">They get a link of their own. Yours then no longer opens this request.</p>
${textField(form, { name: 'name', label: 'Their name', more: 'autocomplete="off"' })}
${textField(form, { name: 'email', label: 'Their e-mail address', type: 'email', more: 'autocomplete="off"' })}`,
        { label: 'Send them the link' },
      ),
  },
  'name-below': {
    needs: 'name_below',
    summary: () => 'Name a company that you hired for this work',
    content: nameForm,
  },
  'none-below': {
    needs: 'state_none_below',
    isOfOpenStatement: true,
    summary: () => 'You hired no one for this work: state it',
    content: (form, { payer, ...facts }) =>
      formElement(
        form,
        `<p class="hint">${escaped(payer)} waits until you name the companies that you hired, or state that there were none.</p>
${nameField(form, facts)}
${tickBox(form, { name: 'stated', label: 'No company and no person whom we hired furnished labor, material or equipment for this pay application.' })}`,
        { label: 'State this' },
      ),
  },
  decline: {
    needs: 'decline',
    summary: () => 'I do not sign: decline',
    content: (form, { payer }) =>
      formElement(
        form,
        `<p class="hint">${escaped(payer)} sees your reason. This cannot be undone.</p>
${textArea(form, { name: 'reason', label: 'Why' })}`,
        { label: 'Decline', isCareful: true },
      ),
  },
  release: {
    needs: 'release',
    summary: () => 'Release it before you are paid',
    content: (form, { payer, ...facts }) =>
      formElement(
        form,
        `<p class="hint">${payerGets(payer)} It then binds you, even if the payment never comes.</p>
${nameField(form, facts)}
${tickBox(form, { name: 'sure', label: 'I have not been paid yet, and I release the waiver all the same.' })}`,
        { label: 'Release it now', isCareful: true },
      ),
  },
  withdraw: {
    needs: 'withdraw',
    summary: () => 'Take it back',
    content: (form, { payer, ...facts }) =>
      formElement(
        form,
        `<p class="hint">${escaped(payer)} then never gets this waiver, and sees your reason. This cannot be undone.</p>
${nameField(form, facts)}
${textArea(form, { name: 'reason', label: 'Why' })}`,
        { label: 'Take the waiver back', isCareful: true },
      ),
  },
  statement: {
    needs: 'statement',
    summary: () => 'Get a statement for your lawyer',
    content: (form, { payer }) =>
      formElement(
        form,
        `<p class="hint">A sealed PDF that says what you signed and when, that ${escaped(payer)} does not have the document now, and how the request came to you. The waiver itself is not in it.</p>`,
        { label: 'Download the statement', isDownload: true },
      ),
  },
  copy: {
    needs: 'download',
    isOfSigned: true,
    summary: () => 'Get a copy by e-mail',
    content: (form, { mailbox }) =>
      formElement(form, `<p class="hint">We send a link to your copy to ${escaped(mailbox)}.</p>`, {
        label: 'E-mail me a copy',
      }),
  },
};

function nameField(form: LinkForm, { request }: Pick<FormFacts, 'request'>): string {
  const initial = request.signedAt ? request.model.signatory.name : (request.person ?? request.signatory.name);
  return textField(form, { name: 'name', label: 'Your name', initial, more: 'autocomplete="name"' });
}

function payerGets(payer: string): string {
  return `${escaped(payer)} then gets the signed waiver.`;
}

/** Notaries and witnesses sign on a print. */
function uploadForm(form: LinkForm, facts: FormFacts): string {
  const { request } = facts;
  const { form: legalForm } = request.model;
  const others = [legalForm?.notary && 'a notary', legalForm?.witness && 'a witness'].filter(Boolean).join(' and ');
  const before = others ? `, in front of ${others}` : '';
  return `<p>This form cannot be signed on a screen.</p>
<ol>
<li>Download the PDF and print it.</li>
<li>Sign it by hand${before}.</li>
<li>Scan all pages into one PDF file, or take a picture of a single page.</li>
<li>Choose the file here and send it.</li>
</ol>
${formElement(
  form,
  `${textField(form, {
    name: 'file',
    label: 'The signed document',
    type: 'file',
    hint: 'A PDF, JPEG or PNG file of at most 10 MB.',
    more: `accept="application/pdf,image/jpeg,image/png,.pdf,.jpg,.jpeg,.png" data-max-bytes="${10 * 1024 * 1024}"`,
  })}
${signerFields(form, { ...request.signatory, name: request.person ?? request.signatory.name })}${codeField(form, facts)}`,
  { label: 'Send the signed document', isMultipart: true, isFirst: needsCode(request) },
)}`;
}
