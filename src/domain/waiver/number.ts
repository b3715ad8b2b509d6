/** The number that distinguishes a waiver for people, such as `W-4F6A8D0C2E`: the end of its id, which is random. */
export function waiverNumber(id: string): string {
  return `W-${id.slice(-10).toUpperCase()}`;
}
