import { bonded, canBeBonded } from '../../domain/claim-document/bonded.js';
import { legalFormOfCode } from '../../domain/waiver/forms.js';
import { claimForms } from './claim/index.js';
import { noticeForms } from './notice/index.js';
import { payApplicationTemplate, payApplicationTitle } from './pay-application.js';
import { waiverWording } from './waiver/general.js';

const titles = new Map<string, string>([
  ...[...noticeForms, ...claimForms].map(({ formCode, title }) => [formCode, title] as const),
  ...claimForms
    .filter(canBeBonded)
    .map(({ formCode, title }) => [bonded.template(formCode), bonded.title(title)] as const),
  ...(['pay-application', 'g702', 'g703'] as const).flatMap((type) =>
    (['architect', 'payer'] as const).map(
      (certifier) => [payApplicationTemplate({ type, certifier }), payApplicationTitle({ type, certifier })] as const,
    ),
  ),
]);

/** The title that a document of this template prints; null for a template that the service no longer has. */
export function titleOfTemplate(template: string): string | null {
  return titles.get(template) ?? legalFormOfCode(template)?.title ?? generalWaiver(template);
}

function generalWaiver(template: string): string | null {
  const [, conditional, stage] = /^generic-(un)?conditional-(progress|final)$/.exec(template) ?? [];
  return stage ? waiverWording(!conditional, stage as 'progress' | 'final').title : null;
}
