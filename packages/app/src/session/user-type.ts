/** Whom an account can belong to. `firestore.rules` accepts no other. */
export const userTypes = ['influencer', 'brand'] as const;

/** Whom an account belongs to. Chosen at sign-up and never changed. */
export type UserType = (typeof userTypes)[number];

/** Whether a value is a user type. */
export const isUserType = (value: unknown): value is UserType =>
  userTypes.some((userType) => userType === value);
