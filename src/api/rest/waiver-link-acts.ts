import { type WaiverExceptionKind, waiverExceptionKinds } from '../../domain/vocabulary.js';
import { invalid } from '../../errors/app-error.js';
import { counterByLink, declineByLink, forwardLink } from '../../services/waiver-request/answer.js';
import type { OpenedLink } from '../../services/waiver-request/link.js';
import { type NamedCompany, nameBelow } from '../../services/waiver-request/name-below.js';
import { stateNoneBelow } from '../../services/waiver-request/none-below.js';
import { confirmPayment, releaseEarly, withdrawHeld } from '../../services/waiver-request/release.js';
import { uploadByLink } from '../../services/waiver-request/scan.js';
import { type LinkSignature, signByLink } from '../../services/waiver-request/sign.js';
import { sendSigningCode } from '../../services/waiver-request/sign-code.js';
import { mailCopy } from '../../services/waiver-request/signed-file.js';
import type { LinkUpload } from './link-forms.js';
import type { LinkFormAct } from './pages/waiver-link/fields.js';
import { namedFields } from './pages/waiver-link/name-form.js';
import { exceptionRows } from './pages/waiver-link/sign-form.js';

/** What a form of the page sent. */
export interface SubmittedForm {
  link: OpenedLink;
  requestId: string;
  fields: Readonly<Record<string, string>>;
  file: LinkUpload['file'];
}

/** What each form does whose answer is the page. */
export const linkFormActs: Readonly<Record<Exclude<LinkFormAct, 'statement'>, (form: SubmittedForm) => Promise<void>>> =
  {
    sign: ({ link, requestId, fields }) => signByLink(link, requestId, readSignature(fields)),
    upload: ({ link, requestId, fields, file }) => {
      if (!file) throw invalid({ file: ['The file field is required.'] });
      return uploadByLink(link, requestId, file, { ...readSigner(fields), code: text(fields, 'code') });
    },
    'send-code': ({ link, requestId }) => sendSigningCode(link, requestId),
    decline: ({ link, requestId, fields }) => declineByLink(link, requestId, text(fields, 'reason')),
    counter: ({ link, requestId, fields }) =>
      counterByLink(link, requestId, { amount: text(fields, 'amount'), reason: text(fields, 'reason') }),
    forward: ({ link, requestId, fields }) =>
      forwardLink(link, requestId, { name: text(fields, 'name'), email: text(fields, 'email') }),
    'name-below': ({ link, requestId, fields }) => {
      const typed = Object.fromEntries(namedFields.map((name) => [name, text(fields, name)]));
      return nameBelow(link, requestId, typed as unknown as NamedCompany);
    },
    'none-below': ({ link, requestId, fields }) => {
      if (!fields.stated) throw invalid({ stated: ['The stated field must be accepted.'] });
      return stateNoneBelow(link, requestId, text(fields, 'name'));
    },
    'confirm-payment': ({ link, requestId, fields }) => confirmPayment(link, requestId, text(fields, 'name')),
    release: ({ link, requestId, fields }) => {
      // A press on the wrong button must not be enough.
      if (!fields.sure) throw invalid({ sure: ['The sure field must be accepted.'] });
      return releaseEarly(link, requestId, text(fields, 'name'));
    },
    withdraw: ({ link, requestId, fields }) =>
      withdrawHeld(link, requestId, { name: text(fields, 'name'), reason: text(fields, 'reason') }),
    copy: ({ link, requestId }) => mailCopy(link, requestId),
  };

type Fields = SubmittedForm['fields'];

function readSignature(fields: Fields): LinkSignature {
  const method = fields.method === 'drawn' ? 'drawn' : 'typed';
  return {
    ...readSigner(fields),
    method,
    image: method === 'drawn' ? text(fields, 'image') || null : null,
    consent: Boolean(fields.consent),
    code: text(fields, 'code'),
    exceptions: readExceptions(fields),
  };
}

function readSigner(fields: Fields): { name: string; title: string | null } {
  return { name: text(fields, 'name'), title: text(fields, 'title') || null };
}

/** Rows without any content are left out (`compactExceptions` gives the others their numbers). */
function readExceptions(fields: Fields): LinkSignature['exceptions'] {
  return Array.from({ length: exceptionRows }, (_, row) => {
    const part = (name: string) => text(fields, `exceptions.${row}.${name}`) || null;
    return {
      kind: part('kind'),
      text: part('text'),
      date: part('date'),
      amount: part('amount'),
    };
  })
    .filter(({ kind, ...others }) => kind !== null || Object.values(others).some((value) => value !== null))
    .map(({ kind, ...others }) => ({ kind: toKind(kind), ...others }));
}

function toKind(kind: string | null): WaiverExceptionKind {
  return waiverExceptionKinds.find((each) => each === kind) ?? 'other';
}

/** Moves the rows of exceptions up into those that are empty, so that the service's numbers are those of the page. */
export function compactExceptions(fields: Fields): Record<string, string> {
  const others = Object.entries(fields).filter(([name]) => !name.startsWith('exceptions.'));
  const parts = ['kind', 'text', 'amount', 'date'];
  const rows = Array.from({ length: exceptionRows }, (_, row) =>
    parts.map((part) => [part, fields[`exceptions.${row}.${part}`] ?? ''] as const),
  ).filter((row) => row.some(([, value]) => value.trim() !== ''));
  const moved = rows.flatMap((row, index) =>
    row.map(([part, value]) => [`exceptions.${index}.${part}`, value] as const),
  );
  return Object.fromEntries([...others, ...moved]);
}

function text(fields: Fields, name: string): string {
  return (fields[name] ?? '').trim();
}
