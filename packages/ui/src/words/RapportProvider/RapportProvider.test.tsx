import { useDirection } from 'radix-ui/direction';
import type { ComponentProps, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ErrorSummary } from '../../forms/ErrorSummary/ErrorSummary.tsx';
import { Link } from '../../primitives/controls/Link/Link.tsx';
import { PasswordField } from '../../primitives/controls/PasswordField/PasswordField.tsx';
import { Stat } from '../../primitives/data-display/Stat/Stat.tsx';
import { Spinner } from '../../primitives/feedback/Spinner/Spinner.tsx';
import { he } from '../he.ts';
import { RapportProvider, type RapportProviderProps } from './RapportProvider.tsx';

const html = (children: ReactNode, props: Omit<RapportProviderProps, 'children'> = {}) =>
  renderToStaticMarkup(<RapportProvider {...props}>{children}</RapportProvider>);

describe('words', () => {
  test('a prop wins over the provider, which wins over English', () => {
    const words = { Spinner: { label: 'Lädt' } };
    expect(html(<Spinner />)).toBe(renderToStaticMarkup(<Spinner />));
    expect(html(<Spinner />)).toContain('>Loading<');
    expect(html(<Spinner />, { words })).toContain('>Lädt<');
    expect(html(<Spinner label="Sucht" />, { words })).toContain('>Sucht<');
  });

  test('an empty word counts; `undefined` does not', () => {
    const words = { Spinner: { label: 'Lädt' } };
    expect(html(<Spinner label="" />, { words })).toContain('></span></output>');
    expect(html(<Spinner label={undefined} />, { words })).toContain('>Lädt<');
  });

  test('an omitted word stays English, also in a group of words', () => {
    const field = html(<PasswordField label="Kennwort" />, {
      words: { PasswordField: { hideLabel: 'Verbergen' } },
    });
    expect(field).toContain('aria-label="Show password"');
    const words = { Stat: { directionLabels: { up: 'Mehr' } } };
    expect(html(<Stat label="A" value="1" change={{ direction: 'up' }} />, { words })).toContain(
      'Mehr',
    );
    expect(html(<Stat label="A" value="1" change={{ direction: 'down' }} />, { words })).toContain(
      'Down',
    );
  });

  test('the inner provider adds to the outer one and wins', () => {
    const inner = (
      <RapportProvider words={{ Spinner: { label: 'inner' } }}>
        <Spinner />
        <PasswordField label="A" />
      </RapportProvider>
    );
    const words = { Spinner: { label: 'outer' }, PasswordField: { showLabel: 'reveal' } };
    expect(html(inner, { words })).toMatch(/>inner<.*aria-label="reveal"/);
  });

  test('a node in place of a word is rendered unchanged', () => {
    const summary = <ErrorSummary errors={[{ message: 'Wrong' }]} title={<em>Look</em>} />;
    expect(html(summary, { words: he })).toContain('<em>Look</em>');
  });
});

describe('linkComponent', () => {
  const Router = ({ children, ...props }: ComponentProps<'a'>) => (
    <a {...props} data-router="">
      {children}
    </a>
  );

  test('renders links to a path, and no others', () => {
    expect(html(<Link href="/prices">Prices</Link>, { linkComponent: Router })).toContain(
      'data-router',
    );
    expect(html(<Link href="#prices">Prices</Link>, { linkComponent: Router })).not.toContain(
      'data-router',
    );
  });

  test('stays the same inside a nested provider that does not set it', () => {
    const inner = (
      <RapportProvider words={he}>
        <Link href="/prices">Prices</Link>
      </RapportProvider>
    );
    expect(html(inner, { linkComponent: Router })).toContain('data-router');
  });
});

describe('direction', () => {
  const Direction = () => <p>{useDirection()}</p>;

  test('reaches the parts of Radix, also through a nested provider', () => {
    expect(html(<Direction />)).toBe('<p>ltr</p>');
    expect(html(<Direction />, { direction: 'rtl' })).toBe('<p>rtl</p>');
    const inner = (
      <RapportProvider words={he}>
        <Direction />
      </RapportProvider>
    );
    expect(html(inner, { direction: 'rtl' })).toBe('<p>rtl</p>');
  });
});
