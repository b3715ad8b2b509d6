/** What is to be done with a lien that was generated, before an office can record it. As wide as the buttons above it. */
export function SignFirst() {
  return (
    <p className="w-0 min-w-full text-sm text-muted">
      Next: print it, sign it, before a notary if the form asks for that, and upload the scan. Then have it recorded.
    </p>
  );
}
