import { Link } from '@rapport/ui';

/** Says how many answers there are. */
export const summary = (words: string, count: number): string => {
  if (count === 0) return `No answers for “${words}” yet`;
  return `${count} ${count === 1 ? 'answer' : 'answers'} for “${words}”`;
};

/** The way on: guides that open soon, the FAQ, and the form with the words as its subject. */
export const more = (words: string, count: number, guides: string[]) => {
  const contact = (
    <Link href={`/contact?subject=${encodeURIComponent(words)}`}>ask our support team</Link>
  );
  return (
    <>
      {guides.length > 0 && `Guides that open soon: ${guides.join(', ')}. `}
      {count > 0 ? (
        <>Not what you need? You can {contact}.</>
      ) : (
        <>
          Try another word, read the <Link href="/faq">FAQ</Link>, or {contact}.
        </>
      )}
    </>
  );
};
