/** Why a person should look at a signed original before it takes the place of the document. */
export const signedOriginalFlags = [
  'other_document',
  'page_missing',
  'out_of_order',
  'signer_differs',
  'not_scanned',
  'not_checked',
] as const;
export type SignedOriginalFlag = (typeof signedOriginalFlags)[number];

/** The files of a document. */
export const documentVersions = ['generated', 'signed_original'] as const;
export type DocumentVersion = (typeof documentVersions)[number];

/** The scan of a document that was signed by hand. Times are RFC 3339. */
export interface SignedOriginal {
  fileName: string;
  fileSize: number;
  pageCount: number;
  /** Of the file as it was uploaded; a picture was made a PDF. */
  sha256: string;
  /** Of the copy that is mailed and recorded: letter size, and nothing but what the pages show. */
  copySha256: string;
  copyFileSize: number;
  signerName: string;
  /** The name in the document at the time of the upload; null if it has a blank for it. */
  namedSigner: string | null;
  /** Pages on which the document's code was read with their number. */
  checkedPages: number;
  flags: SignedOriginalFlag[];
  uploadedAt: string;
  uploadedBy: string | null;
  /** When a person accepted its flags, and who; null if there are none, or no person has. */
  acceptedAt: string | null;
  acceptedBy: string | null;
}

/** Whether it takes the place of the document: it has no flags, or a person accepted them. */
export function isUsable(
  original: { flags: readonly unknown[]; acceptedAt: string | null } | null | undefined,
): boolean {
  return original ? original.flags.length === 0 || original.acceptedAt !== null : false;
}

interface SentFile {
  sha256: string;
  fileSize: number;
  pageCount: number;
}

/** The file that a new order of a document sends. */
export function fileToSend<Of extends SentFile & { signedOriginal?: SignedOriginal | null }>(document: Of): Of {
  const { signedOriginal: original } = document;
  return original && isUsable(original) ? signedCopy(document, original) : document;
}

/** The file that an order sends, or has sent. */
export function fileOfOrder<Of extends SentFile & { signedOriginal?: SignedOriginal | null }>(
  order: { status: string; orderType: string; signedSha256: string | null },
  document: Of,
): Of {
  if (order.orderType === 'research') return document;
  if (order.status === 'pending') return fileToSend(document);
  const { signedOriginal: original } = document;
  return original && original.copySha256 === order.signedSha256 ? signedCopy(document, original) : document;
}

function signedCopy<Of extends SentFile>(document: Of, { copySha256, copyFileSize, pageCount }: SignedOriginal): Of {
  return { ...document, sha256: copySha256, fileSize: copyFileSize, pageCount };
}

/** The hash that an order keeps when it is begun; null if it sends the document as it was generated. */
export function findSignedHash(document: SentFile & { signedOriginal?: SignedOriginal | null }): string | null {
  const { sha256 } = fileToSend(document);
  return sha256 === document.sha256 ? null : sha256;
}

/** A verification code on a page of a scan. `page`: which page of its document it is on; null if the code does not say that. */
export interface PageCode {
  code: string;
  page: number | null;
}

export interface ScannedPage {
  codes: PageCode[];
  /** Whether the page is a picture, as a scanner makes it. A file that was not printed has text on its pages. */
  isPicture: boolean;
}

/**
 * Compares a scan with its document.
 *
 * @param scan `pages`: null if none could be read
 */
export function compareScan(
  scan: { pageCount: number; pages: readonly ScannedPage[] | null; signerName: string },
  document: {
    pageCount: number;
    verificationCode: string | null;
    signer: string | null;
    /** The pages of exhibits have no code, or that of another document. */
    exhibits: readonly { pageCount: number }[];
  },
): { flags: SignedOriginalFlag[]; checkedPages: number } {
  const { pages, pageCount, signerName } = scan;
  const appended = document.exhibits.reduce((sum, one) => sum + one.pageCount, 0);
  const expected = document.pageCount - appended;
  const matchingCodes = (pages ?? []).flatMap(({ codes, isPicture }) => {
    const codesOfOwn = codes.filter(({ code }) => code === document.verificationCode);
    const flags = codesOfOwn.find(({ page }) => page !== null) ?? codesOfOwn[0];
    return flags ? { page: flags.page, isPicture } : [];
  });
  const others = (pages ?? []).filter(({ codes }) => codes.length > 0).length - matchingCodes.length;
  const numbers = matchingCodes.flatMap(({ page }) => page ?? []);
  // A code without the number of its page shows which page that is only if there is no other.
  const isOnlyPage = expected === 1 && matchingCodes.some(({ isPicture }) => isPicture);
  // A page that is there twice does not count as another.
  const checkedPages = isOnlyPage ? 1 : new Set(numbers).size;
  const unread = pageCount - numbers.length - others;
  const findings: Record<SignedOriginalFlag, boolean> = {
    other_document: others > appended || (others > 0 && matchingCodes.length === 0),
    page_missing: pageCount < document.pageCount || checkedPages + unread < expected,
    out_of_order: numbers.some((number, index) => index > 0 && number < numbers[index - 1]!),
    signer_differs: document.signer !== null && nameKey(document.signer) !== nameKey(signerName),
    not_scanned: matchingCodes.some(({ isPicture }) => !isPicture),
    not_checked: checkedPages < expected && checkedPages + unread >= expected,
  };
  return { flags: signedOriginalFlags.filter((flag) => findings[flag]), checkedPages };
}

/** A name without case, accents, punctuation and repeated spaces. */
function nameKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
