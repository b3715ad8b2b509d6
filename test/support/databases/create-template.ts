/** Prepares `template_cps` on the server that TEST_DATABASE_BASE_URL names, and sends that URL to the parent process. */
import { createTemplate } from './template-database.js';

const url = process.env.TEST_DATABASE_BASE_URL!;
await createTemplate(url);
process.send?.({ url }, () => process.disconnect());
