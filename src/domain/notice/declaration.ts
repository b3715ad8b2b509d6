/**
 * A statement of a proof of service. `when`: only if the document was given by mail or by an express carrier, or only if the way in
 * which it was given is not known; without it, in every case.
 */
export type Declaration = string | { when: 'carried' | 'unknown'; text: string };
