/**
 * Changes the text of stories, as readers and translators do. Parts that open later change, too.
 */
import { longer, TEXT_200 } from '../../packages/ui/tests/stories/text-changes.ts';

/** The change of the text. `normal` is none. */
export type TextChange = 'normal' | 'longer' | 'larger';

const enlarged = document.createElement('style');
enlarged.textContent = TEXT_200;

/** The lengthened texts, before and after. */
const changed = new Map<Text, { before: string; after: string }>();

/** Whether a text belongs to a story, not to Storybook or the prose of a docs page. */
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

// Sees the changes of React and later content, such as a dialog's.
const observer = new MutationObserver(lengthenNew);

function restore(): void {
  observer.disconnect();
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
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
}
