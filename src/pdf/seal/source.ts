/** What seals documents: the operator's key and certificate or, in development, ones that each thread makes. */
export type SealSource = { pkcs12: Uint8Array; password: string } | 'made';
