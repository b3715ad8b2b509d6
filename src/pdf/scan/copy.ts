import { PDF } from '@libpdf/core';
import { copyAll, type FileToAppend, openExhibit, written } from '../appended/append.js';

/**
 * The pages of an uploaded file as a PDF of letter size that holds nothing but what they show.
 *
 * @throws {UnusableFile}
 */
export async function copyFile(file: FileToAppend): Promise<{ bytes: Buffer; pageCount: number }> {
  const { pdf: source } = await openExhibit(file);
  const target = PDF.create();
  await copyAll(target, source);
  return { bytes: await written(target), pageCount: source.getPageCount() };
}
