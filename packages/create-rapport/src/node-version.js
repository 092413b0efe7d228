/**
 * Says why a version of Node can't run the new site. Returns undefined if it can. The range is Vite 8's.
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
