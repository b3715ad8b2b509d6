import type { RequestContext } from '../../context/request-context.js';
import { invalid } from '../../errors/app-error.js';
import type { PartnerAttachFileInput } from '../../schema/partner-request.js';
import { attachFile } from '../attached-file/index.js';
import { change } from '../shared/record.js';
import { type TakenReport, takeReport, underWay } from './take-report.js';

/** Attaches a file of the partner's for the caller, who is notified by an event of the request. */
export function attachPartnerFile(ctx: RequestContext, input: PartnerAttachFileInput): Promise<TakenReport> {
  const { id, fileName, mimeType, description = null } = input;
  return takeReport(ctx, 'file', input, async (request) => {
    await underWay(ctx, request);
    const bytes = decodeBytes(input.contentBase64);
    await attachFile(ctx, {
      subjectType: 'fulfillment_request',
      subjectId: id,
      fileName,
      mimeType,
      bytes,
      description,
    });
    await change(ctx, request, {});
    return null;
  });
}

/** Node's decoder skips characters that are not base64, and would store a damaged text as another document. */
function decodeBytes(base64: string): Buffer {
  const text = base64.replace(/\s+/g, '');
  if (/^[A-Za-z0-9+/]*={0,2}$/.test(text) && text.length % 4 === 0) return Buffer.from(text, 'base64');
  throw invalid({ contentBase64: ['The content base64 field must be base64.'] });
}
