/** The database from which every test file's own database is copied. */
export const TEMPLATE = 'template_cps';
