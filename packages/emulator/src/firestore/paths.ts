import { invalid } from './errors.ts';

/** The resource name that starts the name of every document in a project. */
export const rootOf = (projectId: string): string =>
  `projects/${projectId}/databases/(default)/documents`;

const MAX_ID_BYTES = 1500;

/** Checks a document name. @throws RequestError when it does not belong to this project */
export function checkDocumentName(name: unknown, root: string): string {
  if (typeof name !== 'string' || !name.startsWith(`${root}/`))
    throw invalid(`${JSON.stringify(name)} is not a document under ${root}`);
  const ids = name.slice(root.length + 1).split('/');
  if (ids.length % 2 !== 0) throw invalid(`${name} is the name of a collection, not of a document`);
  const bad = ids.find(
    (id) => /^\.{0,2}$|^__.*__$/s.test(id) || Buffer.byteLength(id) > MAX_ID_BYTES,
  );
  if (bad !== undefined) throw invalid(`${JSON.stringify(bad.slice(0, 40))} cannot be an id`);
  return name;
}

/** Checks the name of a collection. */
export function checkCollection(name: string, root: string): string {
  checkDocumentName(`${name}/any`, root);
  return name;
}
