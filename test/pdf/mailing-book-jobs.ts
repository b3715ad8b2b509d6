import { type BookPiece, buildMailingBook } from '../../src/domain/mailing-book/model.js';
import type { RenderJob } from '../../src/pdf/render-job.js';
import { coverPage } from './cover-page-jobs.js';

const { sender, recipient, mail } = coverPage();
export const bookPiece = (index: number, more: Partial<BookPiece> = {}): BookPiece => ({
  account: 'bay',
  sender,
  recipient,
  mail,
  articleNumber: `94071118995627000${String(index).padStart(5, '0')}`,
  ...more,
});
export const bookJob = (pieces: readonly BookPiece[]): RenderJob => ({
  template: 'mailing-book',
  model: buildMailingBook(pieces),
  preview: false,
  generatedAt: '2026-02-03T09:00:00.000+00:00',
});
