import { createHash } from 'node:crypto';
import { verificationCode, verificationUrl } from '../../src/domain/document/verification.js';
import type { RenderJob } from '../../src/pdf/render-job.js';
import type { Sample } from './samples.js';

/** A document as the service issues it: with a code of its own and a seal, unless it is a preview or only the cover of a parcel. */
export function asIssued({ name, job }: Sample): RenderJob {
  if (job.preview || job.template === 'cover-page') return job;
  const code = verificationCode(createHash('sha256').update(name).digest().subarray(0, 10));
  return {
    ...job,
    verification: { code, url: verificationUrl('https://liens.example.com', code) },
    sealAt: job.generatedAt,
  };
}
