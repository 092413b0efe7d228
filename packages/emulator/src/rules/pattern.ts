import { notKnown } from './values.ts';

const compiled = new Map<string, RegExp>();

/**
 * Translates an RE2 pattern of `matches()` to a JavaScript one that has to match the whole string.
 *
 * @throws EvaluationError that names what the two may understand differently
 */
export function compilePattern(pattern: string): RegExp {
  const known = compiled.get(pattern);
  if (known) return known;
  // A rules file has few patterns; patterns made from request data must not accumulate.
  if (compiled.size >= 100) compiled.clear();
  const fresh = translate(pattern);
  compiled.set(pattern, fresh);
  return fresh;
}

/** One step: an escape, the start of a group or of a class, or any character. */
const STEP = /\\x\{[0-9a-f]{1,6}\}|\\x[0-9a-f]{2}|\\.|\(\?.?|\[\^?\]?|./gisu;

function translate(pattern: string): RegExp {
  let source = '';
  let inClass = false;
  for (const [step] of pattern.matchAll(STEP)) {
    if (step.startsWith('\\')) {
      source += translateEscape(step, inClass);
    } else if (inClass) {
      if (step.startsWith('[')) throw notKnown('[ in a class of matches()');
      inClass = step !== ']';
      source += step;
    } else if (step.startsWith('[')) {
      if (step.endsWith(']')) throw notKnown('a class of matches() that begins with ]');
      inClass = true;
      source += step;
    } else if (step.startsWith('(?') && step !== '(?:') {
      throw notKnown(`${step} in matches()`);
    } else {
      // JavaScript's dot excludes more line terminators than RE2's.
      source += step === '.' ? '[^\\n]' : step;
    }
  }
  try {
    return new RegExp(`^(?:${source})$`, 'u');
  } catch {
    throw notKnown(`the pattern ${JSON.stringify(pattern)} of matches()`);
  }
}

function translateEscape(escape: string, inClass: boolean): string {
  const code = /^\\x\{?([0-9a-f]+)\}?$/i.exec(escape)?.[1];
  if (code !== undefined) return `\\u{${code}}`;
  const char = escape.slice(1);
  if (/^[dDwWnrtfv]$/.test(char)) return escape;
  if (/^[A-Za-z0-9]?$/.test(char)) throw notKnown(`the escape ${escape} in matches()`);
  // A Unicode pattern may escape only characters with a special meaning.
  return /[\^$\\.*+?()[\]{}|/]/.test(char) || (inClass && char === '-') ? escape : char;
}
