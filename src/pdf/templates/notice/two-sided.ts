import type { Content } from 'pdfmake/interfaces.js';
import type { NoticeDocumentModel } from '../../../domain/notice/document/model.js';
import type { NoticeForm } from '../../assets/notice/form.js';
import { noticeSentences } from '../../assets/notice/sentences.js';
import { caption, sectionHeading } from '../../page.js';
import { exhibitA } from './exhibit-a.js';
import { noticeFactRows } from './facts.js';
import { statementLines } from './statement.js';

/**
 * How the pages of one piece are placed on its sheets. Oregon and Washington require their notice to be printed on two sides
 * (ORS 87.023, RCW 60.04.031): the front must be a single page with an odd number, so that the reverse is on its back.
 */
export interface SheetPlan {
  /** Less space between lines and rows, because the notice would need another page otherwise. */
  tight: boolean;
  /** How many pages the notice had before it was tight. */
  loosePages: number;
  /** The parties and the longer facts are only on Exhibit A, because the front did not fit on one page. */
  compactFront: boolean;
  blankBehindCover: boolean;
  /** The next piece must begin on a new sheet. */
  blankAtEnd: boolean;
}

export const firstPlan: SheetPlan = {
  tight: false,
  loosePages: 0,
  compactFront: false,
  blankBehindCover: true,
  blankAtEnd: false,
};

/** The plan that the pages of a layout require; the same plan if they are placed correctly. */
export function revisedPlan(
  plan: SheetPlan,
  pages: { cover: number; front: number; all: number },
  twoSided: boolean,
): SheetPlan {
  if (plan.loosePages === 0 && pages.front > 1) return { ...plan, tight: true, loosePages: pages.front };
  if (!twoSided) return { ...plan, tight: plan.tight && pages.front < plan.loosePages };
  return {
    ...plan,
    compactFront: plan.compactFront || pages.front > 1,
    blankBehindCover: pages.cover % 2 === 1,
    blankAtEnd: pages.cover > 0 && (pages.all - Number(plan.blankAtEnd)) % 2 === 1,
  };
}

export function isSamePlan(a: SheetPlan, b: SheetPlan): boolean {
  return (
    a.tight === b.tight &&
    a.loosePages === b.loosePages &&
    a.compactFront === b.compactFront &&
    a.blankBehindCover === b.blankBehindCover &&
    a.blankAtEnd === b.blankAtEnd
  );
}

/** The content of a compact notice's front; Exhibit A has the rest. */
export function compactModel(model: NoticeDocumentModel): NoticeDocumentModel {
  const { grid, project, exhibit, hiringParty } = model;
  return {
    ...model,
    grid: { ...grid, boxes: [], overflow: grid.boxes.length + grid.overflow },
    workDescription: model.workDescription && noticeSentences.exhibits.work,
    hiringParty: hiringParty && { ...hiringParty, attention: null, addressLines: [], contractNumber: null },
    monthsWorkPerformed: [],
    lender: null,
    bond: null,
    project: { ...project, dateContract: null, permitNumber: null, noticeOfCommencement: null, legalDescription: null },
    exhibit: {
      parties: exhibit?.parties.length ? exhibit.parties : grid.boxes,
      jobsites: exhibit?.jobsites ?? [],
      legalDescription: exhibit?.legalDescription ?? project.legalDescription,
    },
  };
}

/** Exhibit A of a compact notice: all the facts that the front omits, then the usual parts. */
export function compactExhibit(model: NoticeDocumentModel, form: NoticeForm): Content[] {
  // Its parties, jobsites and legal description are above these facts.
  const project = { ...model.project, legalDescription: null };
  const workDescription = model.exhibit?.workDescription ?? model.workDescription;
  const facts = noticeFactRows({ ...model, project, workDescription, exhibit: null }, { ...form, stated: [] });
  return [...exhibitA(compactModel(model), form), sectionHeading('Facts of the job', 12), facts];
}

export function reversePage({ reverse }: NoticeForm): Content[] {
  return reverse ? statementLines(reverse, {}) : [];
}

export const blankPage = (): Content => ({ ...caption('This page is left blank.', 300), alignment: 'center' });
