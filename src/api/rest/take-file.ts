import { Busboy } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { snake } from '../../domain/shared/casing.js';
import { AppError, invalid } from '../../errors/app-error.js';
import type { Route } from './route.js';

type Fields = Record<string, unknown>;

/**
 * Lets a route accept a file as its body (with the other fields in the query) or in a multipart form. Both are converted to the
 * fields of a JSON body, with the file's bytes in base64, so the rest of the code handles only JSON. The whole body is in memory,
 * which the route's limit bounds.
 */
export function takeFile(server: FastifyInstance, { field, type }: NonNullable<Route['file']>): void {
  const name = snake(field);
  server.addContentTypeParser(type, { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => ({
    ...(request.query as Fields),
    [name]: body.toString('base64'),
  }));
  server.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (request: FastifyRequest, body: Buffer) =>
    readForm(body, request.headers['content-type']!, name),
  );
}

/** The form's fields, with its only file under the given name, whatever its field is called. */
function readForm(body: Buffer, contentType: string, name: string): Promise<Fields> {
  return new Promise((resolve, reject) => {
    const fields: Fields = {};
    const refuse = (sentence: string) =>
      reject(new AppError('MALFORMED_REQUEST', sentence, { errors: { body: [sentence] } }));
    const take = (key: string, to: string, value: string, sentence: string) => {
      if (Object.hasOwn(fields, to)) reject(invalid({ [key]: [sentence] }));
      fields[to] = value;
    };
    let form: InstanceType<typeof Busboy>;
    try {
      form = new Busboy({ headers: { 'content-type': contentType }, limits: { fieldSize: body.length } });
    } catch (error) {
      return refuse(`The body is not a multipart form: ${(error as Error).message}.`);
    }
    form.on('field', (key, value) => take(key, key, value, `The ${key} field is given more than once.`));
    form.on('file', (key, stream) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('error', () => refuse('The body is not a complete multipart form.'));
      stream.on('end', () => {
        const bytes = Buffer.concat(chunks).toString('base64');
        take(key, name, bytes, `Only one file is accepted; the ${key} field is a second one.`);
      });
    });
    form.on('error', () => refuse('The body is not a complete multipart form.'));
    form.on('finish', () => resolve(fields));
    form.end(body);
  });
}
