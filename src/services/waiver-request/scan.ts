import type { RequestContext } from '../../context/request-context.js';
import { checkTiming } from '../../domain/waiver/rules.js';
import { AppError, invalid, Violations } from '../../errors/app-error.js';
import { copyPages } from '../document/render.js';
import { rejectUnusable, toUpload, type Upload } from '../exhibit/upload.js';
import { todayIn } from '../shared/today.js';
import { sha256 } from '../waiver/evidence.js';
import { recordView } from './answer.js';
import type { OpenedLink } from './link.js';
import type { RequestRow } from './linked.js';
import { readSigner, withSigner } from './sign.js';
import { takeSigningCode } from './sign-code.js';
import { type MadeSignature, renderAsked, type Signer, signRequest } from './signing.js';

/** Takes the scan of a print that was signed by hand: a PDF, JPEG or PNG file of 10 MB. Errors name `file`, `name` and `title`. */
export async function uploadByLink(
  link: OpenedLink,
  requestId: string,
  file: { fileName: string; bytes: Buffer },
  { code, ...signer }: { name: string; title: string | null; code?: string | null },
): Promise<void> {
  await recordView(link, requestId);
  await signRequest(link, requestId, 'upload', async (ctx, seen) => {
    const violations = new Violations();
    const read = readSigner(violations, signer);
    for (const { message } of checkTiming(seen, todayIn(ctx, seen.state), null)) violations.add('status', message);
    violations.throwIfAny();
    await takeSigningCode(ctx, link, seen, code);
    const upload = atFile(() => toUpload(file.bytes, file.fileName, 'A scan'));
    return makeScan(ctx, seen, upload, read!);
  });
}

/** The scan as it is kept: nothing but what its pages show. */
async function makeScan(ctx: RequestContext, seen: RequestRow, upload: Upload, signer: Signer): Promise<MadeSignature> {
  const print = await renderAsked(ctx, seen, seen.printed!, signer);
  if (sha256(upload.bytes) === sha256(print.bytes)) {
    throw invalid({
      file: ['The file is the form as it was downloaded, without a signature: upload a scan of the signed print.'],
    });
  }
  const pdf = await copyPages(ctx, upload, { waiver_request_id: seen.id }).catch((error) =>
    atFile(() => rejectUnusable(error)),
  );
  if (pdf.pageCount < print.pageCount) {
    const pages = `The form has ${print.pageCount} pages, and the scan has ${pdf.pageCount}`;
    throw invalid({ file: [`${pages}: scan all of them.`] });
  }
  return {
    signer,
    printed: withSigner(seen.printed!, signer),
    signedAt: ctx.now(),
    evidence: null,
    asked: print,
    signed: { kind: 'scan', pdf },
  };
}

/** What is wrong with a file is shown at the one field that the page has for it. */
function atFile<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof AppError) || !error.errors) throw error;
    throw invalid({ file: Object.values(error.errors).flat() });
  }
}
