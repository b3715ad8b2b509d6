/** The user of the demo records. */
export const demoEmail = 'demo@example.com';
export const demoName = 'Marisol Quintero';
