import { escaped } from '../layout.js';
import { linkFrame } from './frame.js';

/** The page of a printed code. It says the same for every code, except for who asks. */
interface PrintPage {
  /** As the address has it. */
  code: string;
  /** Null for a code that is none. */
  payer: string | null;
  /** The address that was entered: the page then takes the digits that were sent there. */
  email?: string;
  /** What is wrong with what was typed. */
  error?: string;
  typed?: string;
}

/** Asks for the address of the reader, and then for the one-time code that goes to the mailbox that is asked. */
export function printPage(page: PrintPage): string {
  const { payer, email, error } = page;
  const title = 'A request for a lien waiver';
  const asker =
    payer === null ? '' : `<p class="lead"><strong>${escaped(payer)}</strong> asks for a lien waiver.</p>\n`;
  return linkFrame(
    error === undefined ? title : `Error: ${title}`,
    `<h1>${title}</h1>
<div class="sheet">
${asker}${email === undefined ? addressForm(page) : digitsForm({ ...page, email })}
</div>
<p class="quiet">Nothing is signed on this page. If you do not expect a request, close it. <a href="/docs/signing-a-waiver">How it works</a></p>`,
  );
}

function addressForm({ code, error, typed }: PrintPage): string {
  return `<p>Enter your e-mail address. If the request goes to it, we send a code there that opens the request.</p>
${form(code, 'address', {
  label: 'Your e-mail address',
  input: `type="email" name="email" autocomplete="email" value="${escaped(typed ?? '')}"`,
  submit: 'Go on',
  error,
})}`;
}

function digitsForm({ code, payer, email, error }: PrintPage & { email: string }): string {
  const asker = payer === null ? 'The company that asks' : escaped(payer);
  return `<p>If the request goes to <strong>${escaped(email)}</strong>, we have just sent a code of six digits there. Enter it within 10 minutes.</p>
${form(code, 'open', {
  label: 'The code from the e-mail',
  input: 'type="text" name="digits" inputmode="numeric" autocomplete="one-time-code" maxlength="12"',
  hidden: `<input type="hidden" name="email" value="${escaped(email)}">\n`,
  submit: 'Open the request',
  error,
})}
<p>If no e-mail comes: ${asker} may not have this address yet. It then sees the address, and sends you an e-mail with a link once it has confirmed it.</p>
<p><a href="/w/${escaped(encodeURIComponent(code))}">Use another address</a></p>`;
}

interface OneField {
  label: string;
  /** Attributes, as HTML. */
  input: string;
  hidden?: string;
  submit: string;
  error: string | undefined;
}

function form(code: string, act: 'address' | 'open', { label, input, hidden = '', submit, error }: OneField): string {
  const isWrong = error !== undefined;
  return `<form method="post" action="/w/${escaped(encodeURIComponent(code))}/${act}">
${hidden}<div class="field">
<label for="${act}">${label}</label>
<input id="${act}" required ${input}${isWrong ? ` aria-invalid="true" aria-describedby="${act}-error"` : ''}>
${isWrong ? `<p class="error" id="${act}-error" role="alert">${escaped(error)}</p>\n` : ''}</div>
<button type="submit">${submit}</button>
</form>`;
}
