import type { FirebaseApp } from 'firebase/app';
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

/** The script that the SDK would load, without noticing when it is blocked. */
const RECAPTCHA = 'https://www.google.com/recaptcha/enterprise.js?render=explicit';

let starting: Promise<void> | undefined;

/**
 * Makes every later call carry an App Check token, and renews the token before it expires. If
 * reCAPTCHA is blocked, calls carry none. A project that enforces App Check then refuses them; any
 * other project accepts them.
 */
export const startAppCheck = (app: FirebaseApp, siteKey: string): Promise<void> =>
  (starting ??= loadScript(RECAPTCHA).then(
    () => {
      const provider = new ReCaptchaEnterpriseProvider(siteKey);
      initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
    },
    () => console.warn('reCAPTCHA couldn’t be loaded, so calls carry no App Check token.'),
  ));

const loadScript = (src: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.addEventListener('load', resolve);
    script.addEventListener('error', reject);
    script.src = src;
    document.head.append(script);
  });
