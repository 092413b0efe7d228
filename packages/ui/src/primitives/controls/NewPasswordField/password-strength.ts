/** How strong a password is and, if it is weak, why. */
export type PasswordStrength = 'short' | 'common' | 'personal' | 'pattern' | 'good' | 'strong';

/** A password with fewer characters is weak (NIST SP 800-63B-4, 3.1.1.2). */
const GOOD_LENGTH = 8;

/** From this length on, a password is strong without a second factor (same source). */
const STRONG_LENGTH = 15;

/** Words that make up many passwords, apart from digits and signs. */
const COMMON = new Set(
  (
    'password passwort passw pass admin administrator welcome letmein login access master secret ' +
    'qwerty qwertz azerty iloveyou loveyou love sunshine princess dragon monkey football baseball ' +
    'basketball soccer hockey superman batman pokemon starwars trustno shadow michael jordan ' +
    'jennifer ashley daniel charlie jessica hunter freedom whatever computer internet samsung ' +
    'google facebook instagram summer winter spring autumn flower cheese chocolate hello test ' +
    'guest user changeme default mustang corvette killer ninja'
  ).split(' '),
);

/** Characters that people use in place of letters. */
const REPLACED: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Characters that follow each other in the alphabet, in counting or on a keyboard. */
const ROWS = 'abcdefghijklmnopqrstuvwxyz\n01234567890\nqwertyuiop\nasdfghjkl\nzxcvbnm';

/**
 * Returns how strong a password is, for advice. It has no dictionary, so treat its answer as a hint
 * and let the service decide what it accepts. A rule here would be an obstacle.
 *
 * @param personal What others know about the person: name, email address.
 */
export function passwordStrength(
  password: string,
  personal: readonly string[] = [],
): PasswordStrength {
  const text = normalized(password);
  const { length } = Array.from(password.normalize());
  if (length < GOOD_LENGTH) return 'short';
  if (isCommon(text)) return 'common';
  if (partsOf(personal).some((part) => text.includes(part))) return 'personal';
  if (isPattern(text)) return 'pattern';
  return length < STRONG_LENGTH ? 'good' : 'strong';
}

/** Returns the same text whether a keyboard writes `é` as one character or as two. */
const normalized = (text: string) => text.normalize().toLowerCase();

/** Whether the text is a common word with digits and signs around it: `P@ssw0rd123!`. */
function isCommon(text: string): boolean {
  const bare = text.replace(/^[^a-z@$]+|[^a-z]+$/g, '');
  const word = Array.from(bare, (character) => REPLACED[character] ?? character).join('');
  return COMMON.has(word);
}

/**
 * Returns names and the parts of email addresses, without short parts, which occur in many words.
 */
const partsOf = (personal: readonly string[]) =>
  personal
    .flatMap((value) => normalized(value).split(/[\s@.,_+-]+/))
    .filter((part) => part.length >= 4);

/** Whether most characters follow from the one before: `aaaaaaaa`, `12345678`, `abcabcabc`. */
function isPattern(text: string): boolean {
  const characters = Array.from(text);
  if (new Set(characters).size < 4) return true;
  const expected = characters.filter((character, index) => {
    const before = characters[index - 1];
    if (before === undefined) return false;
    if (before === character) return true;
    return ROWS.includes(before + character) || ROWS.includes(character + before);
  });
  return expected.length > characters.length / 2;
}
