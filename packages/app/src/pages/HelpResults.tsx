import { Card, Heading, Link, Stack, Text, VisuallyHidden } from '@rapport/ui';
import { useEffect, useMemo, useState } from 'react';
import * as texts from '../content/help-results.tsx';
import { search } from './help-index.ts';

/** Milliseconds without a key until a screen reader says how much was found. */
const PAUSE = 600;

interface HelpResultsProps {
  words: string;
  /** Called before a link leads away. */
  onLeave: () => void;
}

/** What the help center knows about some words. */
export function HelpResults({ words, onLeave }: HelpResultsProps) {
  const { answers, guides } = useMemo(() => search(words), [words]);
  const title = texts.summary(words, answers.length);
  const said = useLate(title);
  return (
    <Card onClickCapture={onLeave}>
      <Stack gap={5}>
        <Heading headingLevel={2} size="lg">
          {title}
        </Heading>
        <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
        {answers.length > 0 && (
          <Stack gap={4} asChild>
            <ul>
              {answers.map(({ title: question, text, href }) => (
                <li key={href}>
                  <Text weight="semibold">
                    <Link href={href}>{question}</Link>
                  </Text>
                  <Text tone="quiet">{firstSentence(text)}</Text>
                </li>
              ))}
            </ul>
          </Stack>
        )}
        <Text size="sm" tone="quiet">
          {texts.more(words, answers.length, guides)}
        </Text>
      </Stack>
    </Card>
  );
}

const firstSentence = (text: string) => /^.*?[.?!](?= |$)/.exec(text)?.[0] ?? text;

/** Returns the text once it has stayed the same for a while. */
function useLate(text: string): string {
  const [late, setLate] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setLate(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return late;
}
