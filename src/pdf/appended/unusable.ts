import type { ExhibitFault } from '../../domain/exhibit/exhibit.js';

/** A file that cannot be appended to a document. */
export class UnusableFile extends Error {
  override name = 'UnusableFile';
  constructor(
    readonly fault: ExhibitFault,
    options?: ErrorOptions,
  ) {
    super(`The file cannot be appended: ${fault}.`, options);
  }
}
