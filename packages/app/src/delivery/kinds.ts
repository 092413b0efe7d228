/**
 * What each kind of form delivers: its fields, and the most characters that `firestore.rules` lets
 * each one have. The names are those of the collections.
 */
export const kinds = {
  contactMessages: {
    firstName: 100,
    lastName: 100,
    email: 320,
    company: 200,
    subject: 200,
    // The form’s hint says 500, which the product does not enforce.
    message: 5000,
  },
  guestApplications: {
    name: 200,
    email: 320,
    topic: 500,
    socialHandles: 500,
    availability: 500,
    message: 5000,
  },
  newsletter: { email: 320 },
  eventRegistrations: { event: 200, name: 200, email: 320 },
  jobApplications: { position: 200, name: 200, email: 320, link: 2000, message: 5000 },
} as const;

export type Kind = keyof typeof kinds;

/** The values of a form of this kind, all of them text. */
export type DeliveryValues<Of extends Kind> = Record<keyof (typeof kinds)[Of], string>;
