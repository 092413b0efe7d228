import type { FormResult } from '@rapport/ui';
import { doc, setDoc } from 'firebase/firestore/lite';
import { appCheckKey, emulatorSettings, firebaseSettings } from '../config.ts';
import { codeOf } from '../session/codes.ts';
import { limited, openFirestore, startApp } from '../session/firebase-app.ts';
import { sentenceFor } from '../session/messages.ts';
import { kinds, type DeliveryValues, type Kind } from './kinds.ts';

/** The fields of a document. */
type Fields = Record<string, string>;

/**
 * Stores a form that was filled in. The same values with the same id are stored once, however often
 * they are sent. The newsletter has each address once, and the answer does not tell whether it was
 * there.
 *
 * @param likelySpam Whether to mark it as perhaps sent by a program. @default false
 * @param project Where to store it. @default that of the build
 * @throws Error if part of the code could not be downloaded
 */
export async function deliver<Of extends Kind>(
  kind: Of,
  values: DeliveryValues<Of>,
  id: string,
  likelySpam = false,
  project = { firebase: firebaseSettings, emulators: emulatorSettings },
): Promise<FormResult> {
  const fields = fieldsOf(kind, values);
  const faults = faultsOf(kinds[kind], fields);
  if (Object.keys(faults).length > 0) return { status: 'invalid', fields: faults };
  try {
    const firestore = openFirestore(await startApp(project.firebase), project.emulators);
    const place = kind === 'newsletter' ? subscriptionId(fields['email']!, likelySpam) : id;
    const stored = likelySpam ? { ...fields, likelySpam } : fields;
    await limited(setDoc(doc(firestore, kind, place), stored));
    return { status: 'success' };
  } catch (error) {
    if (!codeOf(error)) throw error;
    return { status: 'error', message: sentenceOf(codeOf(error)) };
  }
}

/** Returns what is stored: the fields of this kind, and an address of the newsletter in one form. */
const fieldsOf = (kind: Kind, values: Fields): Fields =>
  Object.fromEntries(
    Object.keys(kinds[kind]).map((name) => {
      const text = values[name] ?? '';
      return [name, kind === 'newsletter' ? text.toLowerCase() : text];
    }),
  );

/**
 * Returns the id of a subscription, as `firestore.rules` wants it. An id cannot have a slash, and an
 * address has no comma and no colon.
 */
const subscriptionId = (email: string, likelySpam: boolean) =>
  `${likelySpam ? 'spam:' : ''}${email.replaceAll('/', ',')}`;

/** Returns what is wrong with fields that the rules would refuse. */
function faultsOf(limits: Readonly<Record<string, number>>, fields: Fields): Fields {
  const faults: Fields = {};
  for (const [name, text] of Object.entries(fields)) {
    const limit = limits[name]!;
    if (text.length > limit)
      faults[name] = `Use ${limit.toLocaleString('en-US')} characters or fewer`;
    else if (name === 'link' && text && !/^https?:\/\/\S+$/.test(text))
      faults[name] = 'Enter a link that begins with https://';
  }
  return faults;
}

/** Explains why the service did not store a form. */
function sentenceOf(code: string): string {
  if (code !== 'permission-denied' && code !== 'unauthenticated')
    return sentenceFor(code, 'Something went wrong on our end. Please try again in a few minutes.');
  return appCheckKey
    ? sentenceFor('auth/firebase-app-check-token-is-invalid.', '')
    : 'We couldn’t accept this. Please check what you entered, then try again.';
}
