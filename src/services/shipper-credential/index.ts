import { ShipperCredential } from '../../entities/shipper-credential.js';
import { shipperCredentials } from '../../reads/loaders/shipper-credential.loader.js';
import { credentialVerbs } from '../credential/verbs.js';

export const shipperCredentialService = credentialVerbs(ShipperCredential, shipperCredentials);
