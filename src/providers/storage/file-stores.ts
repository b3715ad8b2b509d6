import { join } from 'node:path';
import type { FileStore } from './file-store.js';
import { createLocalFileStore } from './local-file-store.js';

interface FileStoreSettings {
  dataDir: string;
  /** Either all of these are set, or none. */
  filesS3Endpoint: string | undefined;
  filesS3Bucket: string | undefined;
  filesS3Region: string | undefined;
  filesS3AccessKeyId: string | undefined;
  filesS3SecretAccessKey: string | undefined;
}

/** The configured file store: a bucket, or else the folder `files` of the data folder. */
export async function createFileStore(settings: FileStoreSettings): Promise<FileStore> {
  if (settings.filesS3Endpoint === undefined) return createLocalFileStore(join(settings.dataDir, 'files'));
  const { createS3FileStore } = await import('./s3-file-store.js');
  return createS3FileStore({
    endpoint: settings.filesS3Endpoint,
    bucket: settings.filesS3Bucket!,
    region: settings.filesS3Region!,
    accessKeyId: settings.filesS3AccessKeyId!,
    secretAccessKey: settings.filesS3SecretAccessKey!,
  });
}
