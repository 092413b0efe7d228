import type { Settings } from '../site-build/src/settings.ts';

const label = String.raw`[a-z\d](?:[a-z\d-]*[a-z\d])?`;
const host = String.raw`${label}(?:\.${label})*`;

/**
 * The settings of a build; see `.env.example`. They go into pages, scripts and headers, so they
 * must not contain characters with a meaning there. The patterns follow the Firebase console.
 */
export const settings: Settings = {
  // Google documents no pattern.
  VITE_FIREBASE_API_KEY: {
    form: 'letters, digits, “-” and “_”, such as AIzaSyExample',
    pattern: /[\w-]+/,
  },
  VITE_FIREBASE_AUTH_DOMAIN: {
    form: 'a host name, such as your-project.firebaseapp.com',
    pattern: new RegExp(String.raw`${host}(?::\d+)?`, 'i'),
  },
  // https://cloud.google.com/resource-manager/docs/creating-managing-projects
  VITE_FIREBASE_PROJECT_ID: {
    form: 'a project ID of 6 to 30 lowercase letters, digits and “-”, such as your-project',
    pattern: /[a-z][a-z\d-]{4,28}[a-z\d]/,
  },
  // https://cloud.google.com/storage/docs/buckets#naming
  VITE_FIREBASE_STORAGE_BUCKET: {
    form: 'the name of a bucket, such as your-project.firebasestorage.app',
    pattern: /[a-z\d][\w.-]{1,220}[a-z\d]/,
  },
  VITE_FIREBASE_MESSAGING_SENDER_ID: { form: 'digits, such as 123456789012', pattern: /\d+/ },
  VITE_FIREBASE_APP_ID: {
    form: 'the ID of a web app, such as 1:123456789012:web:0a1b2c3d4e5f',
    pattern: /\d+:\d+:web:[\da-f]+/,
  },
  VITE_SITE_URL: {
    form: 'an https origin, such as https://www.example.com (http only for localhost)',
    pattern: new RegExp(
      String.raw`(?:https://${host}|http://(?:localhost|127\.0\.0\.1))(?::\d+)?/?`,
      'i',
    ),
    optional: true,
  },
  // https://cloud.google.com/recaptcha/docs/create-key-website
  VITE_APP_CHECK_SITE_KEY: {
    form: 'the site key of reCAPTCHA Enterprise: 40 letters, digits, “-” and “_”, beginning with 6L',
    pattern: /6L[\w-]{38}/,
    optional: true,
  },
  VITE_FORM_DELIVERY: {
    form: 'console or firestore',
    pattern: /console|firestore/,
    optional: true,
  },
  VITE_CSP_REPORTS: {
    form: 'an https address without spaces, quotes, commas and semicolons, such as https://reports.example.com/csp',
    pattern: new RegExp(String.raw`https://${host}(?::\d+)?(?:[/?][\w./?=&%~+:@-]*)?`, 'i'),
    optional: true,
  },
  VITE_AUTH_EMULATOR: {
    form: 'the address of the Auth emulator, such as http://127.0.0.1:9099',
    pattern: new RegExp(String.raw`https?://(?:${host}|\[[\da-f:]+\])(?::\d+)?/?`, 'i'),
    optional: true,
  },
  VITE_FIRESTORE_EMULATOR: {
    form: 'the host and port of the Firestore emulator, such as 127.0.0.1:8080',
    pattern: new RegExp(String.raw`(?:${host}|\[[\da-f:]+\]):\d+`, 'i'),
    optional: true,
  },
};
