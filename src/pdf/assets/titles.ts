import { legalFormOfCode } from '../../domain/waiver/forms.js';
import { claimForms } from './claim/index.js';
import { noticeForms } from './notice/index.js';
import { payApplicationWording } from './pay-application.js';
import { waiverWording } from './waiver/general.js';

const titles = new Map<string, string>([
  ...[...noticeForms, ...claimForms].map(({ formCode, title }) => [formCode, title] as const),
  ['pay-application', payApplicationWording.title],
  ['g702', payApplicationWording.title],
  ['g703', payApplicationWording.sheetTitle],
]);

/** The title that a document of this template prints; null for a template that the service no longer has. */
export function titleOfTemplate(template: string): string | null {
  return titles.get(template) ?? legalFormOfCode(template)?.title ?? generalWaiver(template);
}

function generalWaiver(template: string): string | null {
  const [, conditional, stage] = /^generic-(un)?conditional-(progress|final)$/.exec(template) ?? [];
  return stage ? waiverWording(!conditional, stage as 'progress' | 'final').title : null;
}
