/** The rules for the name of an account, downloaded when its form is first used. */
export const nameRules = async () => (await import('./full-name-schema.ts')).fullNameSchema;
