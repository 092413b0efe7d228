/** Changes the text of stories as its readers and translators do, also of what opens later. */
import { longer, TEXT_200 } from '../../packages/ui/tests/stories/text-changes.ts';

/** What is changed; `normal` leaves the text as it is. */
export type TextChange = 'normal' | 'longer' | 'larger';

const enlarged = document.createElement('style');
enlarged.textContent = TEXT_200;

/** The texts that have been made longer: what they said, and what they say now. */
const changed = new Map<Text, { before: string; after: string }>();

/** Whether a text belongs to a story, rather than to Storybook or to the prose of a docs page. */
function isOfStory({ parentElement: parent }: Text): boolean {
  if (!parent || parent.closest('script, style, .sb-wrapper')) return false;
  return !parent.closest('#storybook-docs') || Boolean(parent.closest('.docs-story'));
}

function lengthenNew(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    const before = text.data;
    if (!before.trim() || changed.get(text)?.after === before || !isOfStory(text)) continue;
    changed.set(text, { before, after: longer(before) });
    text.data = longer(before);
  }
}

// What React writes and what it adds later, such as the content of a dialog.
const news = new MutationObserver(lengthenNew);

function restore(): void {
  news.disconnect();
  for (const [text, { before, after }] of changed) if (text.data === after) text.data = before;
  changed.clear();
}

let current: TextChange = 'normal';

/** Changes the text of stories; `normal` restores it. */
export function setText(change: TextChange): void {
  if (change === current) return;
  current = change;
  restore();
  enlarged.remove();
  if (change === 'larger') document.head.append(enlarged);
  if (change !== 'longer') return;
  lengthenNew();
  news.observe(document.body, { childList: true, characterData: true, subtree: true });
}
