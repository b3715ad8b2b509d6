/** The version of the service, from package.json: run `npm run generate`. */
export const version = '0.1.0';
