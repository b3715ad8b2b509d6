/** The package has no types of its own: what is used of it. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | string[] | undefined> });
    encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined;
  }
}
