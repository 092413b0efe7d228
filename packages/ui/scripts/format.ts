import { format } from 'oxfmt';
import options from '../../../.oxfmtrc.json' with { type: 'json' };

/**
 * Formats generated code as the repository's own.
 * @param file A file name, whose extension sets the language.
 * @throws If the code cannot be parsed.
 */
export async function formatted(file: string, code: string): Promise<string> {
  const { singleQuote, printWidth } = options;
  const result = await format(file, code, { singleQuote, printWidth });
  const [fault] = result.errors;
  if (fault) throw new Error(`${file}: ${fault.message}`);
  return result.code;
}
