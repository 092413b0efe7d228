import type { SiteOptions } from '@rapport/site-build';

/** What the build needs to know of this site. */
export const siteConfig: SiteOptions = {
  name: 'Rapport',
  server: 'src/entry-server.tsx',
  styles: 'src/site.css',
  fonts: ['bricolage-grotesque-latin-wght-normal.woff2', 'figtree-latin-wght-normal.woff2'],
  defaultUrl: 'https://rapport.example',
  // `.env.example` explains them.
  settings: [
    'VITE_FIREBASE_API_KEY',
    'VITE_FIREBASE_AUTH_DOMAIN',
    'VITE_FIREBASE_PROJECT_ID',
    'VITE_FIREBASE_STORAGE_BUCKET',
    'VITE_FIREBASE_MESSAGING_SENDER_ID',
    'VITE_FIREBASE_APP_ID',
  ],
  connect: ({ VITE_AUTH_EMULATOR: auth, VITE_FIRESTORE_EMULATOR: firestore }) => [
    ...(auth ? [new URL(auth).origin] : []),
    ...(firestore ? [`http://${firestore}`] : []),
  ],
};
