import { ProviderCredential } from '../../entities/provider-credential.js';
import { providerCredentials } from '../../reads/loaders/provider-credential.loader.js';
import { credentialVerbs } from '../credential/verbs.js';

export const providerCredentialService = credentialVerbs(ProviderCredential, providerCredentials);
