/** The limits of a description of land or work that documents print. */
export const printedDescription = {
  max: 10_000,
  ifLonger: 'Upload a longer description as an exhibit of the document, and refer to that exhibit here.',
} as const;
