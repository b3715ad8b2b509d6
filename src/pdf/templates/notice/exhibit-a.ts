import type { Content } from 'pdfmake/interfaces.js';
import type { NoticeDocumentModel, PartyBlock } from '../../../domain/notice/document/model.js';
import { roleCaption } from '../../assets/captions.js';
import type { NoticeForm } from '../../assets/notice/form.js';
import { noticeSentences } from '../../assets/notice/sentences.js';
import { fillBlanks } from '../../format.js';
import { longTable } from '../../long-table.js';
import { caption, contentWidth, sectionHeading } from '../../page.js';
import { labelParcels } from '../../parcel.js';
import { ruledRows } from '../../table-layouts.js';
import { jobsiteLines } from '../jobsite-lines.js';
import { partyLines } from './parties.js';

/** Content that does not fit on page one, on its own pages: every party, further jobsites, long descriptions. */
export function exhibitA({ exhibit, noticeNumber, project, state }: NoticeDocumentModel, form: NoticeForm): Content[] {
  if (!exhibit) return [];
  return [
    { text: 'EXHIBIT A', style: 'title', fontSize: form.titlePt ?? 17 },
    {
      text: fillBlanks(noticeSentences.exhibits.to, { number: noticeNumber, project: project.name }),
      alignment: 'center',
      margin: [0, 1, 0, 4],
    },
    ...(exhibit.parties.length ? [sectionHeading('Parties'), partyTable(exhibit.parties, form)] : []),
    ...(exhibit.jobsites.length
      ? [
          sectionHeading('Further jobsites', 12),
          ...exhibit.jobsites.map((site, index) => jobsite(site, state, index + 2)),
        ]
      : []),
    ...described('Legal description', exhibit.legalDescription),
    ...described('Work', exhibit.workDescription),
  ];
}

function described(heading: string, text: string | null | undefined): Content[] {
  return text ? [sectionHeading(heading, 12), { text, alignment: 'justify' }] : [];
}

function partyTable(parties: PartyBlock[], form: NoticeForm): Content {
  const header = ['Role', 'Name and address', 'Telephone'].map((text) => caption(text));
  const body = parties.map((party) => [
    { text: roleCaption(party.role, party.reputed, form.captions), fontSize: 9 },
    { stack: partyLines(party) },
    { text: party.phone ?? '', fontSize: 9 },
  ]);
  return longTable({
    table: { widths: [126, contentWidth - 126 - 96 - 36, 96], body: [header, ...body] },
    layout: { ...ruledRows, paddingLeft: () => 6, paddingRight: () => 6 },
    margin: [0, 2, 0, 0],
  });
}

function jobsite(site: Parameters<typeof jobsiteLines>[0], state: string, number: number): Content {
  const records = site.parcelNumber ? [labelParcels([site.parcelNumber])] : [];
  const legal = site.legalDescription ? [site.legalDescription] : [];
  return {
    stack: [caption(`Jobsite ${number}`), ...jobsiteLines(site, state), ...records, ...legal],
    field: true,
    margin: [0, 3, 0, 3],
  };
}
