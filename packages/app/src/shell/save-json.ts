/** Milliseconds to keep a file, because Safari reads it late. */
const KEEP = 60_000;

/** Saves data as a JSON file in the visitor's downloads. Nothing is sent anywhere. */
export function saveJson(fileName: string, data: unknown): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: fileName }).click();
  setTimeout(() => URL.revokeObjectURL(href), KEEP);
}
