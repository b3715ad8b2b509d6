/** The signer is part of the metadata of a record, from which its document prints it. */
const signerKeys = { signatoryName: 'signatory_name', signatoryTitle: 'signatory_title' } as const;
type SignerName = keyof typeof signerKeys;
type Metadata = Record<string, unknown> | null | undefined;

export function signerOf(metadata: Metadata): Record<SignerName, string> {
  const text = (name: SignerName) => {
    const value = metadata?.[signerKeys[name]];
    return typeof value === 'string' ? value : '';
  };
  return { signatoryName: text('signatoryName'), signatoryTitle: text('signatoryTitle') };
}

/** The changed fields of a record as the input of its update: empty text is unset, and the signer goes into the metadata. */
export function withSigner(
  { signatoryName, signatoryTitle, ...changed }: Record<string, string | undefined>,
  metadata: Metadata,
): Record<string, unknown> {
  const signer = { signatoryName, signatoryTitle };
  const entered = Object.entries(signer).filter(([, text]) => text !== undefined);
  return {
    ...Object.fromEntries(Object.entries(changed).map(([name, value]) => [name, value || null])),
    ...(entered.length > 0 && {
      metadata: {
        ...metadata,
        ...Object.fromEntries(entered.map(([name, text]) => [signerKeys[name as SignerName], text])),
      },
    }),
  };
}
