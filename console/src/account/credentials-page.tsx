import { useReadPages } from '../api/use-read';
import { Page } from '../parts/page';
import { LoadedPages } from '../parts/states';
import { useIsAdmin } from '../shell/viewer';
import { CredentialList } from './credential-list';
import { ProviderCredentialsDocument, ShipperCredentialsDocument } from './credentials.documents';
import { Rights } from './rights';

/** The organization's own accounts at providers and carriers. */
export default function CredentialsPage() {
  const isAdmin = useIsAdmin();
  const providers = useReadPages(ProviderCredentialsDocument, {}, ({ providerCredentials }) => providerCredentials, {
    follows: ['provider_credential'],
  });
  const carriers = useReadPages(ShipperCredentialsDocument, {}, ({ shipperCredentials }) => shipperCredentials, {
    follows: ['shipper_credential'],
  });
  return (
    <Page title="Credentials" subtitle="Your own accounts at providers and carriers, verified when they are saved.">
      <Rights may={isAdmin} />
      <LoadedPages read={providers} rowsOf={({ providerCredentials }) => providerCredentials.nodes}>
        {(rows) => <CredentialList kind="provider" title="Providers" rows={rows} />}
      </LoadedPages>
      <LoadedPages read={carriers} rowsOf={({ shipperCredentials }) => shipperCredentials.nodes}>
        {(rows) => <CredentialList kind="carrier" title="Carriers" rows={rows} />}
      </LoadedPages>
    </Page>
  );
}
