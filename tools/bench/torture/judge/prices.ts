/** The price book of a new service, in credits: the documented prices, not those of the code that is judged. */
export const prices = {
  call: 0.1,
  document: 1,
  /** One certified letter: the order and its postage. */
  letter: 5 + 12,
  /** Each sheet after the first five. */
  additionalSheet: 0.25,
  fullService: 35,
  postage: 12,
};

/** Of a certified letter with so many pages, printed on both sides. */
export function letterPrice(pages: number): number {
  return prices.letter + Math.max(0, Math.ceil(pages / 2) - 5) * prices.additionalSheet;
}
