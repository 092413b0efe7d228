import type { FormResult } from '@rapport/ui';
import { download } from '../session/download.ts';
import type { DeliveryValues, Kind } from './kinds.ts';

/** Milliseconds that a person needs at least to fill in a form. */
const MINIMUM = 3000;

/** Said to whoever is faster than that. */
export const TOO_FAST =
  'That was fast! To show that you’re not a robot, please press the button again.';

type Deliver = typeof import('./deliver.ts').deliver;

/**
 * Returns what sends one form of a page, which is shown now.
 *
 * @param load Downloads the code that delivers. @default the site’s own
 */
export function createSender<Of extends Kind>(
  kind: Of,
  load: () => Promise<{ deliver: Deliver }> = () => import('./deliver.ts'),
) {
  const shown = Date.now();
  let hasWarned = false;
  /** What may have been stored although no answer said so. */
  let sent: { id: string; text: string } | null = null;

  /** Returns the id of what is sent, which is the same for each try. */
  function idOf(values: DeliveryValues<Of>, likelySpam: boolean): string {
    const text = JSON.stringify([values, likelySpam]);
    if (sent?.text !== text) sent = { id: crypto.randomUUID(), text };
    return sent.id;
  }

  return {
    /** Downloads early what sending needs. */
    warmUp: () => void load().catch(() => {}),
    /**
     * Sends the values.
     *
     * @param bait The value of the field that people never see. Programs fill it in, but so does
     *   autofill, so a value marks what is sent as likely spam.
     */
    async send(values: DeliveryValues<Of>, bait: string): Promise<FormResult> {
      const likelySpam = bait !== '';
      if (!likelySpam && !hasWarned && Date.now() - shown < MINIMUM) {
        hasWarned = true;
        return { status: 'error', message: TOO_FAST };
      }
      const id = idOf(values, likelySpam);
      let deliver: Deliver;
      try {
        ({ deliver } = await download(load));
      } catch (error) {
        return { status: 'error', message: (error as Error).message };
      }
      const result = await deliver(kind, values, id, likelySpam);
      if (result.status === 'success') sent = null;
      return result;
    },
  };
}
