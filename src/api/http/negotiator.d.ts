/** The package has no types; this declares the part that is used. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | string[] | undefined> });
    encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined;
  }
}
