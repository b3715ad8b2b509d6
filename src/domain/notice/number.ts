/** `N-<yymmdd>-<org code><###>`: notice date, the issuer's code, and its counter of that day. */
export function noticeNumber(noticeDate: string, code: string, count: number): string {
  return `N-${noticeDate.slice(2).replaceAll('-', '')}-${code}${String(count).padStart(3, '0')}`;
}

/** An amendment's number: the original's plus `-A1`, `-A2` … */
export function amendmentNumber(original: string, count: number): string {
  return `${original}-A${count}`;
}
