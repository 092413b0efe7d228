/**
 * `npm test -- audit`: asks the registry for known vulnerabilities in what ships. It passes only if the
 * registry has answered and knows of none.
 */
import { pnpm, SHIPPED } from '@rapport/tooling/pnpm';
import { StopError } from '@rapport/tooling/root';

const { code, stdout, stderr } = pnpm(['audit', ...SHIPPED]);
const output = `${stdout}\n${stderr}`.trim();
if (code === 0) {
  console.log(`What ships has no known vulnerability, according to the registry.\n${output}`);
} else if (output.includes('vulnerabilities found')) {
  throw new StopError(output);
} else {
  throw new StopError(
    `Nothing was audited, because the registry did not answer. Run the audit again where the registry's advisories can be reached; PNPM_CONFIG_REGISTRY names another registry.\n${output}`,
  );
}
