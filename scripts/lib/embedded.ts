/** The Firebase tools never connect a project ID that begins with `demo-` to a real project. */
export const projectId = process.env['PROJECT_ID'] || 'demo-rapport';

/** Whether Google's Firestore emulator replaces the embedded server. */
export const official =
  process.argv.includes('--official') || process.env['RAPPORT_OFFICIAL_FIRESTORE'] === '1';

/** The site's settings, named as in .env.example, for a Firebase project that does not exist. */
export const placeholderSettings: Record<string, string> = {
  VITE_FIREBASE_API_KEY: 'demo-api-key',
  VITE_FIREBASE_AUTH_DOMAIN: `${projectId}.firebaseapp.com`,
  VITE_FIREBASE_PROJECT_ID: projectId,
  VITE_FIREBASE_STORAGE_BUCKET: `${projectId}.appspot.com`,
  VITE_FIREBASE_MESSAGING_SENDER_ID: '000000000000',
  VITE_FIREBASE_APP_ID: '1:000000000000:web:0000000000000000',
  VITE_AUTH_EMULATOR: '',
  VITE_FIRESTORE_EMULATOR: '',
  // Emulators do not check App Check tokens, and a real key works only on the real site.
  VITE_APP_CHECK_SITE_KEY: '',
};

/** The site's settings for a backend on this machine. */
export const embeddedSettings = (ports: {
  auth: number;
  firestore: number;
}): Record<string, string> => ({
  ...placeholderSettings,
  VITE_AUTH_EMULATOR: `http://127.0.0.1:${ports.auth}`,
  VITE_FIRESTORE_EMULATOR: `127.0.0.1:${ports.firestore}`,
});
