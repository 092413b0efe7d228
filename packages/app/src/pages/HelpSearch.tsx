import { SearchHero, Text } from '@rapport/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { noScript, notLoaded, search, searching, SEARCH } from '../content/help-center.tsx';
import type { HelpResults } from './HelpResults.tsx';

interface HelpSearchProps {
  /** Downloads the index and the results. */
  download?: () => Promise<{ HelpResults: typeof HelpResults }>;
}

const results = () => import('./HelpResults.tsx');

/**
 * The hero of the help center: a search of its guides and the FAQ. Results appear as the visitor
 * types; a search that is submitted, or left through a result, is in the address. The index is
 * downloaded when the field gets the focus.
 */
export function HelpSearch({ download = results }: HelpSearchProps) {
  const location = useLocation();
  const asked = new URLSearchParams(location.search).get('q') ?? '';
  const navigate = useNavigate();
  const hero = useRef<HTMLElement>(null);
  const shown = useRef(asked);
  const field = () => hero.current?.querySelector('input') as HTMLInputElement;
  const [words, setWords] = useState('');
  const [Results, setResults] = useState<typeof HelpResults | null>(null);
  const [failed, setFailed] = useState(false);

  const load = () => {
    if (Results) return;
    download().then(
      (module) => setResults(() => module.HelpResults),
      () => setFailed(true),
    );
  };
  const find = (text: string) => {
    setWords(text.trim());
    if (text.trim()) load();
  };
  const keep = (text: string, replace: boolean) => {
    if (text === asked) return;
    shown.current = text;
    void navigate(`?q=${encodeURIComponent(text)}#${SEARCH}`, { replace });
  };

  useEffect(() => {
    // After Back, Forward or a link, not what was typed before the script.
    if (shown.current !== asked) field().value = asked;
    shown.current = asked;
    find(field().value);
    // oxlint-disable-next-line react/exhaustive-deps -- only the address changes the field
  }, [location]);

  return (
    <SearchHero
      ref={hero}
      content={search}
      surface="sunken"
      fieldId={SEARCH}
      formAction={`#${SEARCH}`}
      defaultValue={asked}
      onFocus={load}
      onValueChange={find}
      onSearch={(text) => {
        setFailed(false);
        // Without words, the answer is the field that they go in.
        if (!text.trim()) field().focus();
        find(text);
        keep(text.trim(), false);
      }}
      result={words && !Results && <Text>{failed ? notLoaded : searching}</Text>}
    >
      <noscript>{import.meta.env.SSR && <Text>{noScript}</Text>}</noscript>
      {words && Results && <Results words={words} onLeave={() => keep(words, true)} />}
    </SearchHero>
  );
}
