/**
 * Why a version of Node can't run the new site, or undefined if it can. The range is that of Vite 8.
 *
 * @param {string} version As in `process.versions.node`.
 */
export function tooOld(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const fine = major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major > 22;
  return fine
    ? undefined
    : `create-rapport: Node ${version} is too old for Vite, which runs the new site.\nInstall Node 20.19, 22.12 or later from https://nodejs.org, then try again.`;
}
