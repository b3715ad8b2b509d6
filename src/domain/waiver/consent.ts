/**
 * What a signer agrees to. An application shows this text before it sends `consent`. Each signature stores the text that applied, so a
 * change of these words affects later signatures alone.
 */
export const electronicConsent =
  'I agree to sign this document electronically. My electronic signature has the same legal effect as a signature by hand.';
