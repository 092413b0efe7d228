import type { SiteOptions } from '@rapport/site-build';

/** This site's build configuration. */
export const siteConfig: SiteOptions = {
  name: 'Rapport',
  server: 'src/entry-server.tsx',
  styles: 'src/site.css',
  fonts: ['bricolage-grotesque-latin-wght-normal.woff2', 'figtree-latin-wght-normal.woff2'],
  defaultUrl: 'https://rapport.example',
  // See `.env.example`.
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
