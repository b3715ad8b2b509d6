/** Database that every test file's own database is copied from. */
export const TEMPLATE = 'template_cps';
