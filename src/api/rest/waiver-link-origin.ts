import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.js';
import { isFromOwnPage } from '../http/own-origin.js';

/**
 * A form of another site that knows the token has the right of the token, but no site has a reason to send one. Under `no-referrer`, a browser says
 * `null` for the origin of the page's own forms.
 *
 * @throws AppError FORBIDDEN
 */
export function rejectOtherSites({ headers }: FastifyRequest, publicUrl: string): void {
  const isSilent = headers['sec-fetch-site'] === undefined && (headers.origin ?? 'null') === 'null';
  if (isSilent || isFromOwnPage(headers, publicUrl)) return;
  throw new AppError('FORBIDDEN', 'This form was not sent from the page of the link.');
}
