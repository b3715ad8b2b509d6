import type { Content } from 'pdfmake/interfaces.js';
import { type Exhibit, exhibitLetter } from '../../domain/exhibit/exhibit.js';
import { pageFormat, type Slips } from '../page.js';

/** The slip sheets of a record's files; `first` is how many exhibits the document prints itself. */
export function toSlips(exhibits: readonly Exhibit[] | undefined, to: string, first = 0, numbered = true): Slips {
  const lettered = (exhibits ?? []).map(({ title, pageCount }, index) => ({
    letter: exhibitLetter(first + index),
    title,
    pageCount,
  }));
  return { to, exhibits: lettered, numbered };
}

/** A page for each exhibit at the end of the document, behind which the pages of its file are put. */
export function slipSheets({ to, exhibits }: Slips): Content[] {
  return exhibits.map(({ letter, title, pageCount }): Content => {
    const pages = pageCount === 1 ? 'One page follows.' : `${pageCount} pages follow.`;
    const sheet: Content = {
      stack: [
        { text: `EXHIBIT ${letter}`, headlineLevel: 1, fontSize: 30, bold: true, characterSpacing: 1.6 },
        { text: title, fontSize: 16, margin: [0, 16, 0, 0] },
        { text: `to ${to}`, fontSize: 11, margin: [0, 14, 0, 0] },
        { text: pages, fontSize: 10, margin: [0, 14, 0, 0] },
      ],
      alignment: 'center',
      margin: [36, 220, 36, 0],
    };
    return {
      section: sheet,
      pageSize: { width: pageFormat.width, height: pageFormat.height },
      pageMargins: [pageFormat.left, pageFormat.top, pageFormat.right, pageFormat.bottom],
      header: null,
      footer: null,
    } as unknown as Content;
  });
}
