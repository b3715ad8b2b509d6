import type { Definition } from './page.js';
import type { RenderJob } from './render-job.js';
import { bundleDefinition } from './templates/bundle/bundle.js';
import { claimDefinition } from './templates/claim/claim.js';
import { coverPageDefinition } from './templates/cover-page/cover-page.js';
import { creditStatementDefinition } from './templates/credit-statement/credit-statement.js';
import { mailingBookDefinition } from './templates/mailing-book/mailing-book.js';
import { noticeDefinition } from './templates/notice/notice.js';
import { payApplicationDefinition } from './templates/pay-application/pay-application.js';
import { proofOfServiceDefinition } from './templates/proof-of-service/proof-of-service.js';
import { waiverDefinition } from './templates/waiver/waiver.js';
import { waiverPrintDefinition } from './templates/waiver-print/waiver-print.js';
import { waiverStatementDefinition } from './templates/waiver-statement/waiver-statement.js';

/** What pdfmake lays out for a job. */
export function buildDefinition(job: RenderJob): Definition {
  switch (job.template) {
    case 'bundle':
      return bundleDefinition(job);
    case 'notice':
      return noticeDefinition(job);
    case 'claim':
      return claimDefinition(job);
    case 'cover-page':
      return coverPageDefinition(job);
    case 'credit-statement':
      return creditStatementDefinition(job);
    case 'mailing-book':
      return mailingBookDefinition(job);
    case 'pay-application':
      return payApplicationDefinition(job);
    case 'proof-of-service':
      return proofOfServiceDefinition(job);
    case 'waiver':
      return waiverDefinition(job);
    case 'waiver-print':
      return waiverPrintDefinition(job);
    case 'waiver-statement':
      return waiverStatementDefinition(job);
  }
}
