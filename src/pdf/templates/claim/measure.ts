/** The width of the text and the size of its type: both differ between letters and recorded documents. */
export interface Measure {
  width: number;
  fontSize: number;
  /** Less space between paragraphs and rows. */
  compact?: boolean;
}
