import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** How many pages have pale words across them, which are shapes. */
export async function palePages(bytes: Uint8Array): Promise<number> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  let count = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const { fnArray, argsArray } = await (await document.getPage(number)).getOperatorList();
    const isPale = fnArray.some((operator, index) => {
      const [states] = (argsArray[index] ?? []) as [[string, number][]?];
      return operator === OPS.setGState && states?.some(([name, value]) => name === 'ca' && value < 0.2);
    });
    if (isPale) count += 1;
  }
  await document.loadingTask.destroy();
  return count;
}
