import type { SiteOptions } from '@rapport/site-build';
import { settings } from './settings.ts';

/**
 * Addresses from which App Check loads reCAPTCHA.
 * @see
 *   https://developers.google.com/recaptcha/docs/faq#im-using-content-security-policy-csp-on-my-website-how-can-i-configure-it-to-work-with-recaptcha
 */
const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.recaptcha.net/recaptcha/'];

/** This site's build configuration. */
export const siteConfig: SiteOptions = {
  name: 'Rapport',
  server: 'src/entry-server.tsx',
  sessionModules: ['src/session/firebase-service.ts'],
  defaultUrl: 'https://rapport.example',
  settings,
  policy: ({
    VITE_AUTH_EMULATOR: auth,
    VITE_FIRESTORE_EMULATOR: firestore,
    VITE_APP_CHECK_SITE_KEY: appCheck,
  }) => ({
    'connect-src': [
      ...(auth ? [new URL(auth).origin] : []),
      ...(firestore ? [`http://${firestore}`] : []),
      ...(appCheck ? ['https://content-firebaseappcheck.googleapis.com', ...RECAPTCHA] : []),
    ],
    ...(appCheck && {
      'script-src': [...RECAPTCHA, 'https://www.gstatic.com/recaptcha/'],
      'frame-src': [...RECAPTCHA, 'https://recaptcha.google.com/recaptcha/'],
      // reCAPTCHA writes HTML and adds scripts as plain text unless it loads with
      // `trustedtypes=true`. The App Check SDK does not set that.
      'require-trusted-types-for': null,
      'trusted-types': null,
    }),
  }),
};
