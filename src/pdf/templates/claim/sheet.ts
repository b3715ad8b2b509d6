import { courtOf, recorderOf } from '../../assets/claim/offices.js';
import type { RecorderRules } from '../../assets/claim/state-claims.js';
import { leastType } from '../../least-type.js';
import { pageFormat } from '../../page.js';

/** The margins of a document's pages, and its smallest type, in points. */
interface Sheet {
  side: number;
  /** More than that at the left. */
  binding: number;
  top: number;
  bottom: number;
  least: number;
  /** Whether the top margin of later pages may hold the title. */
  running: boolean;
  /** Whether the top margin of exhibits may hold their letter and page. */
  numbersExhibits: boolean;
}

export const mailedSheet: Sheet = {
  side: pageFormat.left,
  binding: 0,
  top: pageFormat.top,
  bottom: pageFormat.bottom,
  least: leastType,
  running: true,
  numbersExhibits: true,
};

/** A margin of one inch, and ten points: no recorder whose rules were read asks for more, apart from those of `recorderOf`. */
export const recordedMargin = 72;

/** The footer, which is above a bottom margin that must stay clear. */
const footerHeight = 56;

export function recordedSheet(state: string): Sheet {
  const court = courtOf(state);
  const rules: RecorderRules = court ? {} : recorderOf(state);
  const { top = court?.margins?.top ?? recordedMargin, clearBottom } = rules;
  const binding = (court?.margins?.left ?? recordedMargin) - recordedMargin;
  const bottom = clearBottom ? clearBottom + footerHeight : recordedMargin;
  const numbersExhibits = top === recordedMargin && !clearBottom;
  return { side: recordedMargin, binding, top, bottom, least: 10, running: false, numbersExhibits };
}
