type Compiled = RegExp | { unknown: string };

const compiled = new Map<string, Compiled>();

/**
 * Translates an RE2 pattern of `matches()` to a JavaScript one that has to match the whole string.
 * Returns `unknown` with the name of a construct that JavaScript cannot express.
 */
export function compilePattern(pattern: string): Compiled {
  const known = compiled.get(pattern);
  if (known) return known;
  // A rules file has few patterns; patterns made from request data must not accumulate.
  if (compiled.size >= 100) compiled.clear();
  const fresh = translate(pattern);
  compiled.set(pattern, fresh);
  return fresh;
}

function translate(pattern: string): Compiled {
  let source = '';
  let inClass = false;
  for (let index = 0; index < pattern.length; index++) {
    const char = pattern.charAt(index);
    const rest = pattern.slice(index);
    if (char === '\\') {
      const escaped = pattern.charAt(++index);
      if (/[1-9]/.test(escaped)) return { unknown: 'a backreference in matches()' };
      // JavaScript's \s matches more than RE2's.
      if (escaped === 's') source += inClass ? '\\t\\n\\f\\r ' : '[\\t\\n\\f\\r ]';
      else if (escaped === 'S' && !inClass) source += '[^\\t\\n\\f\\r ]';
      else if (escaped === 'x') {
        const code = /^\\x(?:\{([0-9a-fA-F]{1,6})\}|([0-9a-fA-F]{2}))/.exec(rest);
        if (!code) return { unknown: 'the escape \\x without two digits or {…} in matches()' };
        source += `\\u{${code[1] ?? code[2]}}`;
        index += code[0].length - 2;
      } else if (/[dDwWbBnrtfv]/.test(escaped) && !(inClass && /[bB]/.test(escaped)))
        source += char + escaped;
      else if (/^[^A-Za-z0-9]$/.test(escaped)) source += escapeForUnicode(escaped, inClass);
      else return { unknown: `the escape \\${escaped} in matches()` };
    } else if (inClass) {
      if (rest.startsWith('[:')) return { unknown: 'a POSIX class in matches()' };
      if (char === ']') inClass = false;
      source += char === '[' ? '\\[' : char;
    } else if (/^\[\^?\]/.test(rest)) {
      return { unknown: 'a class that begins with ] in matches()' };
    } else if (char === '[') {
      inClass = true;
      source += char;
    } else if (char === '.') {
      // JavaScript's dot excludes more line terminators than RE2's.
      source += '[^\\n]';
    } else if (rest.startsWith('(?') && !rest.startsWith('(?:')) {
      return { unknown: `${rest.slice(0, 3)} in matches()` };
    } else {
      source += char;
    }
  }
  try {
    return new RegExp(`^(?:${source})$`, 'u');
  } catch {
    return { unknown: `the pattern ${JSON.stringify(pattern)} of matches()` };
  }
}

/** A Unicode pattern may escape only characters with a special meaning. */
function escapeForUnicode(char: string, inClass: boolean): string {
  return /[\^$\\.*+?()[\]{}|/]/.test(char) || (inClass && char === '-') ? `\\${char}` : char;
}
