/** The kinds of account holders. `firestore.rules` accepts no others. */
export const userTypes = ['influencer', 'brand'] as const;

/** The kind of account holder, chosen at sign-up and never changed. */
export type UserType = (typeof userTypes)[number];

/** Whether a value is a user type. */
export const isUserType = (value: unknown): value is UserType =>
  userTypes.some((userType) => userType === value);
