import { useEffect, useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { unfolded } from '#stories/fixtures.tsx';
import preview from '#stories/preview.tsx';
import { Button } from '../../primitives/controls/Button/Button.tsx';
import {
  CookieNotice,
  type CookieNoticeItem,
  type CookieChoice,
  type CookieNoticeContent,
  type CookieNoticeProps,
} from './CookieNotice.tsx';

const categories: CookieNoticeItem[] = [
  {
    name: 'statistics',
    label: 'Statistics',
    hint: 'Count visits, so that we know which courses people look for.',
  },
  {
    name: 'videos',
    label: 'Videos',
    hint: 'Let the video service see that you watch one here.',
  },
];

const content: CookieNoticeContent = {
  items: categories,
  link: { label: 'Read the cookie policy', href: '/cookies' },
};

const meta = preview.meta({
  title: 'Sections/Shell/CookieNotice',
  id: 'cookienotice',
  component: CookieNotice,
  parameters: { layout: 'fullscreen' },
  args: { content, open: true, onValueChange: fn() },
});

const sizeOf = (element: HTMLElement) => {
  const { width, height, top } = element.getBoundingClientRect();
  const { backgroundColor, color, fontWeight, fontSize, borderColor } = getComputedStyle(element);
  return { width, height, top, backgroundColor, color, fontWeight, fontSize, borderColor };
};

export const Default = meta.story();

export const Chooses = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Cookies on this site' })).toBeVisible();
    const reject = canvas.getByRole('button', { name: 'Reject all' });
    const accept = canvas.getByRole('button', { name: 'Accept all' });
    // Refusing is as easy as accepting.
    await expect(sizeOf(reject)).toEqual(sizeOf(accept));
    await userEvent.click(reject);
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      necessary: true,
      statistics: false,
      videos: false,
    });
    await userEvent.click(accept);
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      necessary: true,
      statistics: true,
      videos: true,
    });
  },
});

export const Playground = meta.story();

/** Only the necessary cookies are ticked, and their checkbox is disabled. */
export const OneByOne = meta.story({ decorators: [unfolded] });

export const ChoosesOneByOne = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Choose one by one'));
    const boxes = canvas.getAllByRole<HTMLInputElement>('checkbox');
    await expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Videos' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save my choice' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      necessary: true,
      statistics: false,
      videos: true,
    });
  },
});

/** Visitors who open the notice again see their choice. */
export const ChosenBefore = meta.story({
  tags: ['behavior'],
  args: { defaultValue: { statistics: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Choose one by one'));
    await expect(canvas.getByRole('checkbox', { name: 'Statistics' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Videos' })).not.toBeChecked();
  },
});

/** A closed notice renders nothing. */
export const Closed = meta.story({
  tags: ['behavior'],
  args: { open: false },
  render: (args) => (
    <>
      <p>The page.</p>
      <CookieNotice {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    // Only what the reset asks for.
    await expect(getComputedStyle(document.documentElement).scrollPaddingBlockEnd).toBe('16px');
  },
});

const Page = (props: CookieNoticeProps) => {
  const [choice, setChoice] = useState<CookieChoice>();
  const [isOpen, setOpen] = useState(true);
  const notice = useRef<HTMLElement>(null);
  const settings = useRef<HTMLButtonElement>(null);
  const reopened = isOpen && choice !== undefined;
  useEffect(() => {
    if (reopened) notice.current?.focus();
  }, [reopened]);
  const choose: CookieNoticeProps['onValueChange'] = (chosen) => {
    setChoice(chosen);
    setOpen(false);
    if (choice) settings.current?.focus();
    props.onValueChange?.(chosen);
  };
  return (
    <>
      <CookieNotice
        {...props}
        open={isOpen}
        onValueChange={choose}
        defaultValue={choice}
        tabIndex={-1}
        ref={notice}
      />
      <main style={{ display: 'grid', gap: '4rem', padding: '1.5rem', justifyItems: 'start' }}>
        {Array.from({ length: 24 }, (_, index) => (
          <a key={index} href={`#${index}`}>
            Link {index + 1}
          </a>
        ))}
        <Button ref={settings} variant="outline" onClick={() => setOpen(true)}>
          Cookie settings
        </Button>
      </main>
    </>
  );
};

/** Beside a page. */
export const OnAPage = meta.story({
  tags: ['page'],
  render: (args) => <Page {...args} />,
});

/** The notice never covers the focused element. Escape answers nothing. A button reopens it. */
export const KeepsOffThePage = OnAPage.extend({
  tags: ['behavior', 'page'],
  play: async ({ args, canvas }) => {
    const notice = canvas.getByRole('region');
    const root = document.documentElement;
    await waitFor(() => expect(root.style.cssText).toContain(`${notice.offsetHeight}px`));
    try {
      for (const link of canvas.getAllByRole('link')) {
        link.focus();
        if (notice.contains(link)) continue;
        await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(
          notice.getBoundingClientRect().top,
        );
      }
      // At the end of the page, there is room below the last control.
      const settings = canvas.getByRole('button', { name: 'Cookie settings' });
      settings.focus();
      await expect(settings.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        notice.getBoundingClientRect().top,
      );
      await userEvent.keyboard('{Escape}');
      await expect(args.onValueChange).not.toHaveBeenCalled();
      await expect(notice).toBeVisible();

      await userEvent.click(canvas.getByRole('button', { name: 'Accept all' }));
      await expect(notice).not.toBeInTheDocument();
      await expect(root.style.cssText).not.toContain('cookie');
      await userEvent.click(settings);
      await expect(canvas.getByRole('region')).toHaveFocus();
      await userEvent.click(canvas.getByText('Choose one by one'));
      await expect(canvas.getByRole('checkbox', { name: 'Videos' })).toBeChecked();
      await userEvent.click(canvas.getByRole('button', { name: 'Save my choice' }));
      await expect(settings).toHaveFocus();
    } finally {
      scrollTo(0, 0);
    }
  },
});
