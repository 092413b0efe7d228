'use client';
import { clsx } from 'clsx';
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { LinkContent, SectionBaseProps, Surface } from '../../lib/content.ts';
import { useMergedRefs } from '../../lib/use-merged-refs.ts';
import { useWords } from '../../lib/words.ts';
import { Button } from '../../primitives/controls/Button/Button.tsx';
import { Checkbox } from '../../primitives/controls/Checkbox/Checkbox.tsx';
import { ContentLink } from '../../primitives/controls/Link/ContentLink.tsx';
import { Container } from '../../primitives/layout/Container/Container.tsx';
import { Section } from '../../primitives/layout/Section/Section.tsx';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';
import { cookieNoticeWords } from './CookieNotice.words.ts';

/** A purpose of cookies that visitors may refuse. */
export interface CookieNoticeItem {
  /** The key of the category in the choice that `onValueChange` gets. */
  name: string;
  /** The name that visitors see. */
  label: ReactNode;
  /** What these cookies do, and for whom. @default none */
  hint?: ReactNode;
}

/** Whether each category is allowed. Necessary cookies always are. */
export type CookieChoice = { necessary: true } & Record<string, boolean>;

export interface CookieNoticeContent {
  /** The purposes that visitors may refuse: one or more. */
  items: CookieNoticeItem[];
  /** Title of the notice; names its landmark. @default 'Cookies on this site' */
  title?: ReactNode;
  /**
   * What the cookies are for.
   * @default 'This site needs some cookies to work. The rest are up to you, and you can change your mind at any time.'
   */
  text?: ReactNode;
  /** Where visitors learn more, such as the cookie policy. @default none */
  link?: LinkContent | undefined;
  /** Label of the button that refuses all but the necessary cookies. @default 'Reject all' */
  rejectLabel?: string | undefined;
  /** Label of the button that allows all cookies. @default 'Accept all' */
  acceptLabel?: string | undefined;
  /** Label of the control that opens the categories. @default 'Choose one by one' */
  detailsLabel?: string | undefined;
  /** Label of the category that cannot be refused. @default 'Necessary' */
  necessaryLabel?: string | undefined;
  /** What the necessary cookies do. @default 'The site doesn’t work without them.' */
  necessaryHint?: ReactNode;
  /** Label of the button that saves the categories. @default 'Save my choice' */
  saveLabel?: string | undefined;
}

export interface CookieNoticeProps extends Omit<
  SectionBaseProps<CookieNoticeContent>,
  'defaultValue' | 'padding'
> {
  /** Whether the notice is shown: until the visitor chooses, and while they change their choice. */
  open: boolean;
  /** Called with what the visitor allows: store it, then set `open` to false. */
  onValueChange?: ((choice: CookieChoice) => void) | undefined;
  /**
   * What the visitor chose before, when they open the notice again.
   * @default only the necessary cookies are checked
   */
  defaultValue?: Readonly<Record<string, boolean>> | undefined;
  /** Its background. @default 'surface' */
  surface?: Surface | undefined;
}

/**
 * Asks which cookies a visitor allows, in a bar at the bottom of the window.
 *
 * Refusing is as easy as accepting. The notice is not a dialog: visitors can use the page before
 * they answer, focus may leave, and Escape does nothing. The page scrolls so that the focused
 * element is never behind the bar. The notice stores nothing.
 *
 * @see https://www.w3.org/WAI/WCAG22/Understanding/focus-not-obscured-minimum.html
 */
export function CookieNotice({ open, ...rest }: CookieNoticeProps) {
  return open ? <Notice {...rest} /> : null;
}

/** Reserves the bar's height at the end of the page and when it scrolls to the focused element. */
function useRoomInPage(ref: CookieNoticeProps['ref']) {
  const bar = useRef<HTMLElement>(null);
  useMergedRefs(bar, ref);

  useLayoutEffect(() => {
    const element = bar.current as HTMLElement;
    const { style } = element.ownerDocument.documentElement;
    // In a hidden tree, the bar takes up no space.
    delete element.dataset['hidden'];
    const observer = new ResizeObserver(() =>
      style.setProperty('--rp-cookie-notice-size', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      element.dataset['hidden'] = '';
      observer.disconnect();
      style.removeProperty('--rp-cookie-notice-size');
    };
  }, []);
  return bar;
}

function Notice({
  content,
  onValueChange,
  defaultValue,
  headingLevel = 2,
  surface = 'surface',
  className,
  ref,
  ...rest
}: Omit<CookieNoticeProps, 'open'>) {
  const titleId = useId();
  const words = useWords('CookieNotice', cookieNoticeWords, content);

  const choose = (allows: (name: string) => boolean) => () => {
    const choice = Object.fromEntries(words.items.map(({ name }) => [name, allows(name)]));
    onValueChange?.({ ...choice, necessary: true });
  };

  return (
    <Section
      aria-labelledby={titleId}
      {...rest}
      ref={useRoomInPage(ref)}
      className={clsx('rp-CookieNotice', className)}
      surface={surface}
      padding="none"
    >
      <Container className="rp-CookieNotice-inner">
        <Stack gap={1} className="rp-CookieNotice-words">
          <Heading id={titleId} headingLevel={headingLevel} size="lg">
            {words.title}
          </Heading>
          <Text size="sm" tone="quiet">
            <span>{words.text}</span> {words.link && <ContentLink link={words.link} />}
          </Text>
        </Stack>
        {/* Both buttons look the same. The answer that most banners hide comes first. */}
        <div className="rp-CookieNotice-answers">
          <Button variant="outline" onClick={choose(() => false)}>
            {words.rejectLabel}
          </Button>
          <Button variant="outline" onClick={choose(() => true)}>
            {words.acceptLabel}
          </Button>
        </div>
        <OneByOne words={words} defaultValue={defaultValue} choose={choose} />
      </Container>
    </Section>
  );
}

interface OneByOneProps {
  words: CookieNoticeContent;
  defaultValue: CookieNoticeProps['defaultValue'];
  choose: (allows: (name: string) => boolean) => () => void;
}

/** A checkbox for each category, and the button that saves them. */
function OneByOne({ words, defaultValue, choose }: OneByOneProps) {
  const detailsId = useId();
  const [allowed, setAllowed] = useState(defaultValue ?? {});
  return (
    <details className="rp-CookieNotice-details" suppressHydrationWarning>
      <summary className="rp-CookieNotice-summary" id={detailsId}>
        {words.detailsLabel}
      </summary>
      <fieldset className="rp-CookieNotice-categories" aria-labelledby={detailsId}>
        <Checkbox label={words.necessaryLabel} hint={words.necessaryHint} checked disabled />
        {words.items.map(({ name, label, hint }, index) => (
          <Checkbox
            key={index}
            label={label}
            hint={hint}
            checked={allowed[name] ?? false}
            onCheckedChange={(checked) => setAllowed({ ...allowed, [name]: checked })}
          />
        ))}
      </fieldset>
      <Button variant="outline" onClick={choose((name) => allowed[name] ?? false)}>
        {words.saveLabel}
      </Button>
    </details>
  );
}
