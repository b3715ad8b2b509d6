import type { Content } from 'pdfmake/interfaces.js';
import type { NoticeDocumentModel } from '../../../domain/notice-document/model.js';
import { serviceMethods } from '../../../domain/preflight/notice-metadata.js';
import { formatDate } from '../../format.js';
import { bodyHeading } from './cover-page-parts.js';
import { signedField } from './statement.js';

/** The form on which a recipient may confirm that the notice came. */
export function acknowledgment(model: NoticeDocumentModel, title: string): Content[] {
  const { claimant, service } = model;
  const sent = service.method
    ? `It was sent by ${serviceMethods[service.method]}${service.date ? ` on ${formatDate(service.date)}` : ''}. `
    : '';
  return [
    ...bodyHeading('Acknowledgment of Receipt', null),
    {
      text: `The ${title}, No. ${model.noticeNumber}, dated ${formatDate(model.noticeDate)}, for the project ${model.project.name}, follows this page. ${sent}Please complete this acknowledgment and return it to ${claimant.name}, ${claimant.addressLines.join(', ')}.`,
      fontSize: 10.5,
      margin: [0, 0, 0, 10],
    },
    {
      text: 'The person signing below received a copy of the notice on the date written here. Acknowledging receipt admits no fact stated in the notice and waives no right.',
      fontSize: 10.5,
    },
    {
      columns: [
        signedField('Date received', null, 150),
        signedField('Received for (name of the addressee)', null, 330),
      ],
      columnGap: 24,
      margin: [0, 30, 0, 0],
    },
    {
      columns: [signedField('Signature', null, 240), signedField('Printed name and title', null, 240)],
      columnGap: 24,
      margin: [0, 24, 0, 0],
    },
  ];
}
