/**
 * A comment in a statement that has values in its text, each time others. Such a statement is not prepared: it is planned for
 * these values at each call, and does not take the place of a text that repeats.
 */
export const plannedForValues = '/* planned for these values */';
