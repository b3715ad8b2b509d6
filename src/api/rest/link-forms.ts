import { Busboy } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.js';

/** A form with its only file. */
export interface LinkUpload {
  fields: Record<string, string>;
  file: { fileName: string; bytes: Buffer } | null;
}

/** A drawn signature in base64 takes most of it. */
const longestFields = 1024 * 1024;

/** A scan of ten megabytes, and the fields beside it. */
const longestUpload = 11 * 1024 * 1024;

/** Reads what the forms of the page send. A body that is too long is rejected by its length, before it has arrived. */
export function takeLinkForms(pages: FastifyInstance): void {
  pages.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: longestFields },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
}

/** Of a route that takes a file and nothing else. */
export function takeLinkUploads(pages: FastifyInstance): void {
  pages.removeAllContentTypeParsers();
  pages.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: longestUpload },
    (request: FastifyRequest, body: Buffer) => readUpload(body, request.headers['content-type']!),
  );
}

/** The first file counts, and a field without a name of a file is none. */
function readUpload(body: Buffer, contentType: string): Promise<LinkUpload> {
  return new Promise((resolve, reject) => {
    const upload: LinkUpload = { fields: {}, file: null };
    const rejectBroken = () =>
      reject(new AppError('MALFORMED_REQUEST', 'The form did not arrive whole. Send it again.'));
    let form: InstanceType<typeof Busboy>;
    try {
      form = new Busboy({
        headers: { 'content-type': contentType },
        limits: { fields: 20, files: 2, fieldSize: 64 * 1024 },
      });
    } catch {
      return rejectBroken();
    }
    form.on('field', (name, value) => {
      upload.fields[name] = value;
    });
    form.on('file', (_name, stream, fileName) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('error', rejectBroken);
      stream.on('end', () => {
        if (fileName && !upload.file) upload.file = { fileName, bytes: Buffer.concat(chunks) };
      });
    });
    form.on('error', rejectBroken);
    form.on('finish', () => resolve(upload));
    form.end(body);
  });
}
