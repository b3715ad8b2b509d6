import type { Content } from 'pdfmake/interfaces.js';
import type { ClaimForm } from '../../../domain/claim-document/form.js';
import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import type { Recipient } from '../../../domain/notice/document/model.js';
import { listNames } from '../../../domain/shared/list-names.js';
import { roleCaption, stateCaptions } from '../../assets/captions.js';
import { longTable } from '../../long-table.js';
import { caption } from '../../page.js';
import { ruledRows } from '../../table-layouts.js';
import { attentionLine } from '../notice/parties.js';
import { declared } from '../notice/proof-of-service.js';
import { signedField } from '../signed-lines.js';
import { filled } from './blanks.js';
import type { Measure } from './measure.js';

/** The declaration that the document was served, on its own page, because it is signed after the mailing. */
export function claimProofOfService(
  model: ClaimDocumentModel,
  form: ClaimForm,
  blanks: Record<string, string>,
  measure: Measure,
): Content[] {
  const proof = form.proofOfService;
  if (!proof) return [];
  const { width, fontSize } = measure;
  const declarations = declared(proof.declarations, model.service.method);
  return [
    { text: proof.title.toUpperCase(), style: 'heading', pageBreak: 'before' },
    ...(proof.statute ? [{ text: proof.statute, italics: true, alignment: 'center' as const, fontSize: 9 }] : []),
    ...declarations.map(
      (text, index): Content => ({
        text: `${declarations.length > 1 ? `${index + 1}. ` : ''}${filled(text, blanks)}`,
        fontSize,
        margin: [0, 8, 0, 0],
      }),
    ),
    servedTable(model, proof.serves, width),
    { text: proof.confirmation, fontSize, margin: [0, 8, 0, 0] },
    {
      columns: [
        signedField('Executed on', null, Math.round((width - 32) * 0.25)),
        signedField('At (city and state)', null, Math.round((width - 32) * 0.3)),
        signedField('Signature and printed name', null, Math.round((width - 32) * 0.45)),
      ],
      columnGap: 16,
      margin: [0, 26, 0, 0],
    },
  ];
}

function servedTable(model: ClaimDocumentModel, serves: 'addressees' | 'everyone', width: number): Content {
  const { addressees, copies } = model;
  const recipients = serves === 'everyone' ? [...addressees, ...copies] : addressees;
  const header = ['Person served', 'Title or capacity', 'Article or tracking number'].map((text) => caption(text));
  const widths = [0.48, 0.26, 0.26].map((share) => share * (width - 12));
  const rows = recipients.map((recipient) => [
    {
      stack: [
        { text: recipient.name, bold: true, fontSize: 9 },
        {
          text: [...attentionLine(recipient.name, recipient.attention), ...recipient.addressLines].join(', '),
          fontSize: 8.5,
        },
      ],
    },
    { text: capacity(recipient, model), fontSize: 9 },
    { text: ' ' },
  ]);
  return longTable({ table: { widths, body: [header, ...rows] }, layout: ruledRows, margin: [0, 8, 0, 4] });
}

export function capacity({ roles, reputed }: Recipient, model: ClaimDocumentModel): string {
  const named = roles.filter((role, _, all) => role !== 'principal' || !all.includes('general_contractor'));
  const captions = named.map((role) =>
    role === 'principal' ? 'Principal' : roleCaption(role, reputed && role !== 'hiring_party', stateCaptions(model)),
  );
  return listNames(captions);
}
