import type { FieldErrors } from '../../../../errors/app-error.js';
import { escaped } from '../layout.js';

/** What a form of the page sends, by the address that takes it. */
export type LinkFormAct =
  | 'sign'
  | 'upload'
  | 'send-code'
  | 'decline'
  | 'counter'
  | 'forward'
  | 'name-below'
  | 'none-below'
  | 'confirm-payment'
  | 'release'
  | 'withdraw'
  | 'copy'
  | 'statement';

/** A form of a request; after a rejection, with what was typed and what is wrong with it. */
export interface LinkForm {
  token: string;
  requestId: string;
  act: LinkFormAct;
  typed: Readonly<Record<string, string>>;
  errors: FieldErrors;
  isRejected: boolean;
  /** The content that the form is about. */
  shown: string;
}

/** A form that was rejected: the page shows it with the content as it is now. */
export type RejectedForm = Omit<LinkForm, 'shown'>;

/** The address of an act on a request. */
export function linkPath(act: string, token: string, requestId: string): string {
  return `/w/${act}?token=${encodeURIComponent(token)}&request=${encodeURIComponent(requestId)}`;
}

export function fieldId({ act, requestId }: Pick<LinkForm, 'act' | 'requestId'>, name: string): string {
  return `${act}-${name.replaceAll('.', '-')}-${requestId}`;
}

/**
 * The form's element. What a program sends to the address by itself has not its hidden field. With `isFirst`, Enter in a field means its own
 * button, although the content has another one: a browser takes the first.
 */
export function formElement(
  form: LinkForm,
  content: string,
  submit: { label: string; isCareful?: boolean; isMultipart?: boolean; isDownload?: boolean; isFirst?: boolean },
): string {
  const { act, token, requestId } = form;
  const encoding = submit.isMultipart ? ' enctype="multipart/form-data"' : '';
  return `<form method="post" action="${escaped(linkPath(act, token, requestId))}" id="${act}-${requestId}"${encoding}${submit.isDownload ? ' data-download' : ''}>
<input type="hidden" name="seen" value="${form.shown}">
${submit.isFirst ? '<button type="submit" hidden></button>\n' : ''}${content}
<button type="submit"${submit.isCareful ? ' class="careful"' : ''}>${escaped(submit.label)}</button>
</form>`;
}

interface FieldWords {
  name: string;
  label: string;
  hint?: string;
  /** What it has until something is typed. */
  initial?: string | null;
  isOptional?: boolean;
  /** Further attributes, as HTML. */
  more?: string;
}

export function textField(form: LinkForm, field: FieldWords & { type?: string }): string {
  const { type = 'text', more = '' } = field;
  const value = type === 'file' ? '' : ` value="${escaped(readValue(form, field))}"`;
  return labeled(form, field, `<input type="${type}"${value}${attributes(form, field)}${more && ` ${more}`}>`);
}

export function textArea(form: LinkForm, field: FieldWords): string {
  // A line break at the beginning of the content is dropped by browsers.
  const value = `\n${escaped(readValue(form, field))}`;
  return labeled(form, field, `<textarea rows="3"${attributes(form, field)}>${value}</textarea>`);
}

export function selectField(
  form: LinkForm,
  field: FieldWords & { choices: ReadonlyArray<readonly [value: string, label: string]> },
): string {
  const selected = readValue(form, field);
  const choices = field.choices.map(
    ([value, label]) =>
      `<option value="${escaped(value)}"${value === selected ? ' selected' : ''}>${escaped(label)}</option>`,
  );
  return labeled(form, field, `<select${attributes(form, field)}>${choices.join('')}</select>`);
}

/** A box to tick. It is never ticked in advance. */
export function tickBox(form: LinkForm, field: Pick<FieldWords, 'name' | 'label'>): string {
  const checked = form.typed[field.name] ? ' checked' : '';
  return `<div class="field">
<label class="choice" for="${fieldId(form, field.name)}"><input type="checkbox" value="1"${checked}${attributes(form, field)}> <span>${escaped(field.label)}</span></label>
${errorText(form, field.name)}</div>`;
}

function labeled(form: LinkForm, { name, label, hint, isOptional }: FieldWords, control: string): string {
  const id = fieldId(form, name);
  const optional = isOptional ? ' <span class="quiet">(optional)</span>' : '';
  return `<div class="field">
<label for="${id}">${escaped(label)}${optional}</label>
${hint === undefined ? '' : `<p class="hint" id="${id}-hint">${escaped(hint)}</p>\n`}${control}
${errorText(form, name)}</div>`;
}

/** What is wrong with a field, which its control names as its description. */
export function errorText(form: LinkForm, name: string): string {
  const sentences = form.errors[name];
  if (!sentences) return '';
  return `<p class="error" id="${fieldId(form, name)}-error">${escaped(sentences.join(' '))}</p>\n`;
}

function attributes(form: LinkForm, { name, hint, isOptional }: FieldWords): string {
  const id = fieldId(form, name);
  const isWrong = form.errors[name] !== undefined;
  const described = [hint !== undefined && `${id}-hint`, isWrong && `${id}-error`].filter(Boolean).join(' ');
  return [
    ` id="${id}" name="${escaped(name)}"`,
    isOptional ? '' : ' required',
    isWrong ? ' aria-invalid="true"' : '',
    described ? ` aria-describedby="${described}"` : '',
  ].join('');
}

function readValue({ typed, isRejected }: LinkForm, { name, initial }: FieldWords): string {
  return (isRejected ? typed[name] : initial) ?? '';
}
