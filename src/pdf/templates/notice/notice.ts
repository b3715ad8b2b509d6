import type { Content } from 'pdfmake/interfaces.js';
import type { NoticeDocumentModel, Recipient } from '../../../domain/notice/document/model.js';
import { toSlips } from '../../appended/slip-sheets.js';
import type { NoticeForm } from '../../assets/notice/form.js';
import { noticeForm } from '../../assets/notice-form.js';
import { formNumber } from '../../form-number.js';
import { formatDate, shorten } from '../../format.js';
import { leastType, withLeastType } from '../../least-type.js';
import { type Definition, documentBase, piece } from '../../page.js';
import type { RenderJob } from '../../render-job.js';
import { fillSentences } from '../../sentence.js';
import { type VerificationMark, verificationMark } from '../../verification-mark.js';
import { hasSentence, signedText } from '../together.js';
import { acknowledgmentBlock } from './acknowledgment.js';
import { attachedWaiver } from './attached-waiver.js';
import { namedInLetter, noticeBlanks } from './blanks.js';
import { coverPage } from './cover-page.js';
import { exhibitA } from './exhibit-a.js';
import { firstAppendedLetter, noticeFactRows } from './facts.js';
import { noticeHeading } from './heading.js';
import { partyGrid } from './parties.js';
import { noticeProofOfService } from './proof-of-service.js';
import { noticeClosing, statement } from './statement.js';
import {
  blankPage,
  compactExhibit,
  compactModel,
  firstPlan,
  isSamePlan,
  reversePage,
  revisedPlan,
  type SheetPlan,
} from './two-sided.js';

type NoticeJob = Extract<RenderJob, { template: 'notice' }>;

/** The printed notice: the notice and its exhibit or, for a mail pack, a cover page and a full copy for each recipient. */
export function noticeDefinition(job: NoticeJob, plans: readonly SheetPlan[] = []): Definition {
  const { model, preview, generatedAt, verification } = job;
  const mark = verification && verificationMark(verification);
  const form = noticeForm(model);
  const title = model.amendment ? `Amended ${form.title}` : form.title;
  const base = documentBase({
    title: `${title} ${model.noticeNumber}`,
    subject: `${title} for ${model.project.name}, ${formatDate(model.noticeDate)}`,
    author: model.claimant.name,
    keywords: [model.noticeNumber, model.state, form.formCode, model.project.number].filter(Boolean).join(', '),
    generatedAt,
    preview,
  });
  const recipients = model.mailPack && model.recipients.length > 0 ? model.recipients : [null];
  const pieces = recipients.map((recipient, index) =>
    onePiece(model, form, title, recipient, plans[index] ?? firstPlan, mark),
  );
  return {
    ...base,
    content: [...pieces.flatMap(({ sections }) => sections), ...declarations(model, form, title, mark)],
    slips: toSlips(
      model.exhibits,
      `${title} No. ${model.noticeNumber}`,
      firstAppendedLetter(toCompact(model, form, plans[0])),
    ),
    revise() {
      const revised = pieces.map(({ plan }) => plan());
      return pieces.every((each, index) => isSamePlan(each.used, revised[index]!))
        ? null
        : noticeDefinition(job, revised);
    },
  };
}

/** The notice as its front prints it. */
function toCompact(model: NoticeDocumentModel, form: NoticeForm, { compactFront } = firstPlan): NoticeDocumentModel {
  return form.reverse && compactFront ? compactModel(model) : model;
}

/**
 * The declarations that a state requires, one for each recipient, behind the pieces: they are signed after the mailing and kept by
 * the sender.
 */
function declarations(model: NoticeDocumentModel, form: NoticeForm, title: string, mark: VerificationMark | undefined) {
  const proof = form.proofOfService;
  if (!proof || !model.mailPack) return [];
  return model.recipients.map((recipient) => {
    const numbering = piece({
      left: `Notice No. ${shorten(model.noticeNumber, 24)}`,
      center: model.claimant.name,
      running: `${proof.title}, continued`,
      mark,
    });
    const frame = numbering.frame();
    return { section: withLeastType(noticeProofOfService(model, form, proof, title, recipient), leastType), ...frame };
  });
}

/** The piece for one recipient, with its own page numbers. */
function onePiece(
  model: NoticeDocumentModel,
  form: NoticeForm,
  title: string,
  recipient: Recipient | null,
  used: SheetPlan,
  mark: VerificationMark | undefined,
) {
  const number = shorten(model.noticeNumber, 24);
  const numbering = piece({
    left: `Notice No. ${number}`,
    center: model.claimant.name,
    running: `${title} No. ${number}, continued`,
    mark,
    form: `Form ${formNumber(form.formCode, form.effectiveFrom)}`,
  });
  const least = Math.max(leastType, form.textPt ?? 0);
  const section = (content: Content) => {
    const frame = numbering.frame();
    return {
      section: withLeastType(content, least),
      ...frame,
    };
  };
  const twoSided = Boolean(form.reverse);
  const compact = twoSided && used.compactFront;
  const cover = recipient && section(coverPage(model, form, title, recipient));
  const front = section(noticePages(compact ? compactModel(model) : model, form, title, used.tight));
  const exhibit = compact ? compactExhibit(model, form) : exhibitA(model, form);
  const sections = [
    ...(cover ? [cover] : []),
    ...(twoSided && cover && used.blankBehindCover ? [section(blankPage())] : []),
    front,
    ...(twoSided ? [section(reversePage(form))] : []),
    ...(exhibit.length > 0 ? [section(exhibit)] : []),
    ...(form.attachment ? [section(attachedWaiver(form.attachment, model))] : []),
    ...(twoSided && used.blankAtEnd ? [section(blankPage())] : []),
  ];
  const count = () => sections.reduce((sum, { pages }) => sum + pages(), 0);
  const plan = () => revisedPlan(used, { cover: cover?.pages() ?? 0, front: front.pages(), all: count() }, twoSided);
  return { sections, used, plan };
}

function noticePages(model: NoticeDocumentModel, form: NoticeForm, title: string, tight: boolean): Content {
  const blanks = noticeBlanks(model, form);
  const text: Content[] = [
    noticeHeading(model, form, title, blanks),
    ...(form.warning && !form.warning.aboveTitle ? statement(form.warning, blanks) : []),
    ...fillSentences(form.opening, blanks)
      .split('\n')
      .map((text): Content => ({ text, fontSize: form.textPt ?? 9.5, margin: [0, 6, 0, 0] })),
    partyGrid(model, form, namedInLetter(model, form)),
    noticeFactRows(model, form, tight),
    ...statement(form.statement, blanks),
    ...statement(form.duties, blanks),
  ];
  const closing = noticeClosing(model, form, blanks);
  const content = [
    ...signedText(text, [closing], { hasText: hasSentence(form.closing) }),
    ...acknowledgmentBlock(form),
  ];
  return tight ? { stack: content, lineHeight: 1 } : content;
}
