import type { Content } from 'pdfmake/interfaces.js';
import type { Amendment, NoticeDocumentModel } from '../../../domain/notice/document/model.js';
import { roleCaption } from '../../assets/captions.js';
import type { NoticeForm } from '../../assets/notice/form.js';
import { noticeSentences } from '../../assets/notice/sentences.js';
import { fillBlanks, formatDate, formatMoney } from '../../format.js';
import { caption, contentWidth, rule } from '../../page.js';
import { boxed, boxedWidths } from '../../table-layouts.js';
import { balance } from '../../wrap.js';
import { hasLicenseRow } from './facts.js';
import { statement } from './statement.js';

/** Claimant's letterhead, number and date, title with its statute, and the banner of an amended notice. */
export function noticeHeading(
  model: NoticeDocumentModel,
  form: NoticeForm,
  title: string,
  blanks: Record<string, string>,
): Content {
  const banner = model.amendment ? [amendedBanner(model.amendment, form)] : [];
  const text = title.toUpperCase();
  const size = form.titlePt ?? (title.length > 38 ? 14 : 17);
  const side = balance(text, contentWidth, { size, face: 'bold' }, 1.15);
  return [
    letterhead(model, form),
    rule(1, 5),
    ...(form.warning?.aboveTitle ? statement(form.warning, blanks) : []),
    { text, style: 'title', fontSize: size, margin: [side, 9, side, 0] },
    ...(form.subtitle
      ? [{ text: fillBlanks(form.subtitle, blanks), alignment: 'center' as const, fontSize: 10.5 }]
      : []),
    ...statuteLine(form),
    ...banner,
  ];
}

function statuteLine({ statute }: NoticeForm): Content[] {
  return statute ? [{ text: statute, alignment: 'center', italics: true, fontSize: 9 }] : [];
}

function letterhead(model: NoticeDocumentModel, form: NoticeForm): Content {
  const { claimant, noticeNumber, noticeDate } = model;
  const license = claimant.licenseNumber && !hasLicenseRow(model) ? `License No. ${claimant.licenseNumber}` : '';
  const contact = [claimant.phone, claimant.email, license].filter(Boolean).join(' · ');
  const role = roleCaption(claimant.role, false, form.captions);
  return {
    columns: [
      {
        width: contentWidth - 160 - 16,
        field: true,
        stack: [
          caption(`Claimant: ${role}`),
          { text: claimant.name, bold: true, fontSize: 12 },
          ...claimant.addressLines.map((text) => ({ text, fontSize: 9 })),
          ...(contact ? [{ text: contact, fontSize: 9 }] : []),
        ],
      },
      {
        width: 160,
        alignment: 'right',
        stack: [
          { stack: [caption('Notice No.'), { text: noticeNumber, bold: true, fontSize: 10.5 }], field: true },
          { stack: [caption('Date of Notice', 4), { text: formatDate(noticeDate), fontSize: 10.5 }], field: true },
        ],
      },
    ],
    columnGap: 16,
  };
}

/**
 * The notice that an amended one changes. Its amount is printed with the label that the form gives to the amount, where that is
 * no claim.
 */
function amendedBanner(
  { originalNoticeNumber, originalNoticeDate, originalServedOn, reason, originalClaimAmount }: Amendment,
  { amountLabel }: NoticeForm,
): Content {
  const words = noticeSentences.amendment;
  const reasons: Record<string, string> = words.reasons;
  const notice = originalNoticeNumber ? fillBlanks(words.notice, { number: originalNoticeNumber }) : words.unknown;
  const dated = originalNoticeDate ? fillBlanks(words.dated, { date: formatDate(originalNoticeDate) }) : '';
  const served = originalServedOn ? fillBlanks(words.served, { date: formatDate(originalServedOn) }) : '';
  const lines = [fillBlanks(words.amends, { notice, dated, served }), reasons[reason ?? ''] ?? '']
    .filter(Boolean)
    .join(' ');
  const label = /^(estimate|contract price|rent)/i.test(amountLabel) ? ` (${amountLabel.toLowerCase()})` : '';
  const amount = originalClaimAmount
    ? fillBlanks(words.amount, { label, amount: formatMoney(originalClaimAmount) })
    : null;
  return {
    table: {
      widths: boxedWidths(1),
      body: [
        [
          {
            stack: [
              { text: 'AMENDED NOTICE', bold: true, characterSpacing: 0.7, fontSize: 10 },
              { text: lines },
              ...(amount ? [{ text: amount, bold: true }] : []),
            ],
            alignment: 'center',
          },
        ],
      ],
    },
    layout: { ...boxed, hLineWidth: () => 1.2, vLineWidth: () => 1.2 },
    margin: [0, 8, 0, 0],
  };
}
