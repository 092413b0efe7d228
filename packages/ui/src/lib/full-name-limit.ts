/**
 * The most characters of a name that SignUpForm takes. Whoever stores the name can rely on it, and
 * should check the same limit.
 */
export const fullNameLimit = 100;
