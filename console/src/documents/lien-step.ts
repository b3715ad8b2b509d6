/** How far the document of a lien is on its way to the public office. */
export type LienStep = 'generate' | 'sign' | 'check' | 'record' | 'recording';
