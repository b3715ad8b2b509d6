import type { Column, Content, TableCell } from 'pdfmake/interfaces.js';
import type { PartyBlock } from '../../../domain/notice/document/model.js';
import type { PayApplicationDocumentModel } from '../../../domain/pay-application-document/model.js';
import { listNames } from '../../../domain/shared/list-names.js';
import { roleCaption } from '../../assets/captions.js';
import { payApplicationTitle } from '../../assets/pay-application.js';
import { formatDate, shorten } from '../../format.js';
import { caption, contentWidth, ink, rule } from '../../page.js';
import { boxed, boxedWidths } from '../../table-layouts.js';
import { partyLines } from '../notice/parties.js';
import { certificate, certification, sheetNotaryBlock } from './certificates.js';
import { changeOrdersWidth, changeOrderTable, summaryTable, summaryWidth } from './summary.js';

/** The contract's work is described in a few words; the full description is in the contract. */
const longestWork = 240;

/** How the application is laid out: in less space to fit on one page, or with all that is signed on the second of two. */
export interface ApplicationLayout {
  tight: boolean;
  signedTogether: boolean;
}

/** The applicant, the payer and the work; lines 1 to 9; the statements to be signed. Usually one page. */
export function applicationPages(model: PayApplicationDocumentModel, layout: ApplicationLayout): Content {
  const { tight, signedTogether } = layout;
  // A notary's certificate on another page than the signature could be attached to any document.
  const sworn: Content = { unbreakable: true, stack: [certification(model), ...sheetNotaryBlock(model)] };
  const signed: Content[] = [sworn, certificate(model)];
  const content = layOutParts(model, tight);
  return {
    stack: [...content, ...(signedTogether ? [{ unbreakable: true, stack: signed }] : signed)],
    ...(tight && { lineHeight: 1 }),
  };
}

function layOutParts(model: PayApplicationDocumentModel, tight: boolean): Content[] {
  return [
    heading(model),
    parties(model),
    facts(model),
    distribution(model),
    {
      columns: [
        { width: summaryWidth, stack: summaryTable(model, tight) },
        { width: changeOrdersWidth, stack: changeOrderTable(model) },
      ],
      columnGap: 14,
      margin: [0, 4, 0, 0],
    },
  ];
}

export function applicationNumber({ applicationNumber: number, revision }: PayApplicationDocumentModel): string {
  return `No. ${number}${revision > 0 ? `, revision ${revision}` : ''}`;
}

/** 'February 1, 2026 to February 28, 2026'; the first application may cover everything before. */
export function period({ periodFrom, periodTo }: PayApplicationDocumentModel): string {
  return periodFrom ? `${formatDate(periodFrom)} to ${formatDate(periodTo)}` : `Through ${formatDate(periodTo)}`;
}

function heading(model: PayApplicationDocumentModel): Content {
  return [
    {
      columns: [
        {
          text: payApplicationTitle({ ...model, type: 'g702' }),
          headlineLevel: 1,
          fontSize: 15,
          bold: true,
          width: contentWidth - 170,
        },
        {
          width: 170,
          alignment: 'right',
          stack: [caption('Application'), { text: applicationNumber(model), bold: true, fontSize: 11 }],
          field: true,
        },
      ],
    },
    rule(1.2, 3),
  ];
}

function parties({ payer, applicant, owners, architect, certifier }: PayApplicationDocumentModel): Content {
  const from: Content[] = [
    { text: applicant.name, bold: true, fontSize: 9 },
    ...[
      ...applicant.addressLines,
      ...(applicant.phone ? [applicant.phone] : []),
      ...(applicant.licenseNumber ? [`License No. ${applicant.licenseNumber}`] : []),
    ].map((text) => ({ text, fontSize: 8.5 })),
  ];
  const cells: TableCell[] = [
    payer
      ? box(`To ${roleCaption(payer.role, payer.reputed, {})}`, partyLines(payer))
      : box('To Customer', [line('____________________')]),
    box(`From ${roleCaption(applicant.role, false, {})}`, from),
    ...(owners.length > 0 ? [box(owners.length > 1 ? 'Owners' : 'Owner', ownerLines(owners))] : []),
    ...(architect ? [box(certifier === 'architect' ? 'Via Architect' : 'Architect', partyLines(architect))] : []),
  ];
  return {
    table: { widths: boxedWidths(cells.length), body: [cells], dontBreakRows: true },
    layout: boxed,
    margin: [0, 7, 0, 0],
  };
}

function ownerLines([first, ...others]: PartyBlock[]): Content[] {
  const names = listNames(others.map(({ name }) => name));
  return [...(first ? partyLines(first) : []), ...(names ? [line(`with ${names}`)] : [])];
}

function facts(model: PayApplicationDocumentModel): Content {
  const { project, contract, applicationDate, periodFrom, periodTo } = model;
  const cells = [
    box('Project', [
      { text: project.name, bold: true, fontSize: 9 },
      ...[...project.addressLines, ...(project.number ? [`Project No. ${project.number}`] : [])].map(line),
    ]),
    box('Contract', [
      ...(contract.work ? [line(`For: ${shorten(contract.work, longestWork)}`)] : []),
      ...(contract.date ? [line(`Date: ${formatDate(contract.date)}`)] : []),
      ...(contract.number ? [line(`Contract No. ${contract.number}`)] : []),
    ]),
    box('Application', [
      line(applicationNumber(model)),
      line(`Date: ${formatDate(applicationDate)}`),
      ...(periodFrom ? [line(`Period from: ${formatDate(periodFrom)}`)] : []),
      line(`Period to: ${formatDate(periodTo)}`),
    ]),
  ];
  return {
    table: { widths: boxedWidths(3), body: [cells], dontBreakRows: true },
    layout: { ...boxed, hLineWidth: (row) => (row === 0 ? 0 : 0.5) },
  };
}

const line = (text: string) => ({ text, fontSize: 8.5 });

function box(label: string, content: Content[]): TableCell {
  return { stack: [caption(label), ...content], field: true };
}

/** Boxes to tick for the recipients of copies. The participants of the record are ticked. */
function distribution({ distribution }: PayApplicationDocumentModel): Content {
  const boxes = [...distribution, { label: 'Other: ______________________', checked: false }];
  return {
    columns: [
      { width: 'auto', ...caption('Copies to', 1.5) },
      ...boxes.map(
        ({ label, checked }): Column => ({
          width: 'auto',
          columns: [
            { width: 9, canvas: tickBox(checked), alt: checked ? 'Checked' : 'Not checked', margin: [0, 1.5, 0, 0] },
            { width: 'auto', text: label, label: true, fontSize: 8.5 },
          ],
          columnGap: 2,
          field: true,
        }),
      ),
    ],
    columnGap: 9,
    margin: [0, 5, 0, 2],
  };
}

function tickBox(checked: boolean) {
  const stroke = { lineWidth: 0.7, lineColor: ink.rule };
  const cross = [
    { type: 'line' as const, x1: 1.5, y1: 1.5, x2: 5.5, y2: 5.5, ...stroke },
    { type: 'line' as const, x1: 5.5, y1: 1.5, x2: 1.5, y2: 5.5, ...stroke },
  ];
  return [{ type: 'rect' as const, x: 0, y: 0, w: 7, h: 7, ...stroke }, ...(checked ? cross : [])];
}
