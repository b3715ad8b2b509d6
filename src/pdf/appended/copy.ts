import { PdfDict, type PdfObject, PdfStream } from '@libpdf/core';
import type { Copier } from './copier.js';

/** Makes the part of a value that is copied; undefined leaves it out. */
export type Copy = (value: PdfObject, copier: Copier) => PdfObject | undefined;
/** The entries of a dictionary that are copied. An entry that is not here is not in the document. */
export type Entries = Readonly<Record<string, Copy>>;

/** Numbers, names, texts and lists of them: data that refers to nothing. */
export const data: Copy = (value, copier) => copier.plain(value);

export const entries = (copy: Copy, ...keys: string[]): Entries => Object.fromEntries(keys.map((key) => [key, copy]));
export const plainCopy = (...keys: string[]): Entries => entries(data, ...keys);

/** Each is read when it is used, because kinds refer to each other. */
export const dict = (listEntries: () => Entries): Copy => {
  let lazyEntries: Entries | undefined;
  const copy: Copy = (value, copier) => {
    lazyEntries ??= listEntries();
    return copier.dict(value, lazyEntries, copy);
  };
  return copy;
};
export const stream = (listEntries: () => Entries): Copy => {
  let lazyEntries: Entries | undefined;
  const copy: Copy = (value, copier) => {
    lazyEntries ??= listEntries();
    return copier.stream(value, lazyEntries, copy);
  };
  return copy;
};
/** A stream that draws: its operators are read. */
export const drawing = (listEntries: () => Entries): Copy => {
  let lazyEntries: Entries | undefined;
  const copy: Copy = (value, copier) => {
    lazyEntries ??= listEntries();
    return copier.drawing(value, lazyEntries, copy);
  };
  return copy;
};
/** Values by the names that a stream gives them. */
export const namedCopy = (each: () => Copy): Copy => {
  const copy: Copy = (value, copier) => copier.named(value, each(), copy);
  return copy;
};
export const listCopy = (each: () => Copy): Copy => {
  const copy: Copy = (value, copier) => copier.list(value, each(), copy);
  return copy;
};
export const choose = (choice: (value: PdfObject, copier: Copier) => Copy | undefined): Copy => {
  return (value, copier) => {
    const resolvedValue = copier.resolved(value);
    return resolvedValue ? choice(resolvedValue, copier)?.(value, copier) : undefined;
  };
};
/** Refuses what its data would make a reader do. */
export function checkedCopy(copy: Copy, reject: (object: PdfObject, copier: Copier) => void): Copy {
  return (value, copier) => {
    const resolvedValue = copier.resolved(value);
    if (resolvedValue && !copier.isCopied(resolvedValue, copy)) reject(resolvedValue, copier);
    return copy(value, copier);
  };
}
export const isStream = (value: PdfObject): value is PdfStream => value instanceof PdfStream;
export const isDict = (value: PdfObject): value is PdfDict => value instanceof PdfDict && !isStream(value);
