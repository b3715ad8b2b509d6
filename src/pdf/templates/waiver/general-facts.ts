import type { PartyBlock } from '../../../domain/notice/document/model.js';
import type { WaiverDocumentModel } from '../../../domain/waiver/document.js';
import { isPaidByCheck } from '../../../domain/waiver/rules.js';
import { generalWaiverSentences } from '../../assets/waiver/sentences.js';
import { fillBlanks, formatDate, formatMoney } from '../../format.js';
import { jobsiteLines } from '../jobsite-lines.js';
import { methods, paymentPeriod, throughDate } from './payment.js';

/** A fact of the general form: its label and lines. */
export interface GeneralFact {
  label: string;
  lines: string[];
  isStrong: boolean;
}

/** The facts that the general form states; one without a value is left out. */
export function generalFacts(model: WaiverDocumentModel): GeneralFact[] {
  const { claimant, customer, owners, generalContractor, lender, project, check, jobsites } = model;
  const license = claimant.licenseNumber && `License No. ${claimant.licenseNumber}`;
  const byCheck = isPaidByCheck(model);
  return [
    row('Claimant', [
      claimant.name,
      [claimant.addressLines.join(', '), claimant.phone, license].filter(Boolean).join(' · '),
    ]),
    row('Customer', [customer && oneLine(customer)]),
    row(owners.length > 1 ? 'Owners' : 'Owner', owners.map(oneLine)),
    row('General contractor', [generalContractor && oneLine(generalContractor)]),
    row('Lender', [lender && oneLine(lender)]),
    row('Project', [[project.name, project.number && `No. ${project.number}`].filter(Boolean).join(' · ')]),
    row(
      'Job location',
      jobsites.flatMap((site) => jobsiteLines(site, model.state)),
    ),
    row('Legal description', [project.legalDescription]),
    row('Work', [model.workDescription]),
    row('Invoice or payment application', [model.invoiceNumber && `No. ${model.invoiceNumber}`]),
    row('Payment period', [paymentPeriod(model)]),
    row('Through date', [throughDate(model)], true),
    row(amountLabel(model), [model.amount && formatMoney(model.amount)], true),
    row('Method of payment', [model.paymentMethod && methods[model.paymentMethod]]),
    row(byCheck ? 'Maker of check' : 'Paid by', [check.maker]),
    row(byCheck ? 'Check payable to' : 'Paid to', [check.payee]),
    row('Check', [
      [check.number && `No. ${check.number}`, check.date && `dated ${formatDate(check.date)}`]
        .filter(Boolean)
        .join(', '),
    ]),
    row('Payment received on', [model.paymentReceivedOn && formatDate(model.paymentReceivedOn)]),
  ].filter(({ lines }) => lines.length > 0);
}

function amountLabel({ conditional, stage }: WaiverDocumentModel): string {
  const words = generalWaiverSentences;
  const payment = stage === 'progress' ? words.progress : words.final;
  return fillBlanks(conditional ? words.amount : words.amountReceived, { payment });
}

type Line = string | null | undefined | false;

function row(label: string, lines: Line[], isStrong = false): GeneralFact {
  return { label, lines: lines.filter((line): line is string => Boolean(line)), isStrong };
}

function oneLine({ name, addressLines }: PartyBlock): string {
  return [name, ...addressLines].join(', ');
}
