import { useEffect, useState, type ReactNode } from 'react';
import {
  Button,
  Code,
  Container,
  Grid,
  Heading,
  Inline,
  Section,
  Select,
  Stack,
  Text,
  TextField,
} from '../../packages/ui/src/index.ts';
import { propertiesOf, themeCss, type Theme } from './theme-css.ts';

const FONTS = {
  System: 'system-ui, sans-serif',
  Serif: "Charter, 'Bitstream Charter', Georgia, serif",
  Rounded: "ui-rounded, 'Hiragino Maru Gothic ProN', Quicksand, Nunito, sans-serif",
  Monospace: 'ui-monospace, Menlo, Consolas, monospace',
  Rapport: "'Bricolage Grotesque Variable', sans-serif",
};
const RADII = { Square: 0, Small: 0.25, Medium: 0.5, Large: 1, Round: 2 };
const DENSITIES = { Compact: 0.8, Normal: 1, Roomy: 1.2 };

/** The editor's first values. */
const START = {
  primary: '#0b6e4f',
  secondary: '',
  tertiary: '',
  heading: 'System',
  body: 'System',
  radius: 'Medium',
  space: 'Normal',
};

type Choices = typeof START;

const themeOf = ({
  primary,
  secondary,
  tertiary,
  heading,
  body,
  radius,
  space,
}: Choices): Theme => ({
  primary,
  ...(secondary && { secondary }),
  ...(tertiary && { tertiary }),
  ...(heading !== START.heading && { fontHeading: FONTS[heading as keyof typeof FONTS] }),
  ...(body !== START.body && { fontBody: FONTS[body as keyof typeof FONTS] }),
  ...(radius !== START.radius && { radius: RADII[radius as keyof typeof RADII] }),
  ...(space !== START.space && { space: DENSITIES[space as keyof typeof DENSITIES] }),
});

const isColor = (text: string) => text !== '' && CSS.supports('color', text);

/** An editor that shows `children` in the chosen theme and offers its stylesheet to copy. */
export function ThemeEditor({ children }: { children: ReactNode }) {
  const [choices, setChoices] = useState(START);
  const [copied, setCopied] = useState(false);
  const theme = themeOf(choices);
  const wrong = (['primary', 'secondary', 'tertiary'] as const).find(
    (name) => (name === 'primary' || choices[name] !== '') && !isColor(choices[name]),
  );
  const css = wrong ? '' : themeCss(theme);

  useEffect(() => {
    if (wrong) return;
    const { style } = document.documentElement;
    const properties = Object.entries(propertiesOf(theme));
    for (const [name, value] of properties) style.setProperty(name, value);
    return () => {
      for (const [name] of properties) style.removeProperty(name);
    };
  });

  const choose = (change: Partial<Choices>) => {
    setChoices({ ...choices, ...change });
    setCopied(false);
  };
  const color = (name: 'primary' | 'secondary' | 'tertiary', label: string, hint: string) => (
    <TextField
      label={label}
      hint={hint}
      value={choices[name]}
      error={
        wrong === name ? 'This is not a CSS color. Write one like #0b6e4f or teal.' : undefined
      }
      onValueChange={(value) => choose({ [name]: value })}
    />
  );
  const list = (name: keyof Choices, label: string, values: Record<string, unknown>) => (
    <Select
      label={label}
      value={choices[name]}
      onValueChange={(value) => choose({ [name]: value })}
    >
      {Object.keys(values).map((value) => (
        <option key={value}>{value}</option>
      ))}
    </Select>
  );

  return (
    <>
      <Section surface="sunken" padding="sm" aria-label="Theme editor">
        <Container>
          <Stack gap={6}>
            <Heading headingLevel={1} size="3xl">
              Make it your brand
            </Heading>
            <Text tone="quiet">
              One color is enough. Whatever it is, text keeps a contrast of 4.5:1 in both schemes.
            </Text>
            <Grid columnWidth="xs" gap={5}>
              {color('primary', 'Primary color', 'Any CSS color.')}
              {color('secondary', 'Secondary color', 'If empty, the primary.')}
              {color('tertiary', 'Tertiary color', 'If empty, the primary.')}
            </Grid>
            <Grid columnWidth="xs" gap={5}>
              {list('heading', 'Headings', FONTS)}
              {list('body', 'Text', FONTS)}
              {list('radius', 'Corners', RADII)}
              {list('space', 'Density', DENSITIES)}
            </Grid>
            <Code block>{css}</Code>
            <Inline>
              <Button
                disabled={!css}
                onClick={() => void navigator.clipboard.writeText(css).then(() => setCopied(true))}
              >
                {copied ? 'Copied' : 'Copy the CSS'}
              </Button>
            </Inline>
          </Stack>
        </Container>
      </Section>
      {children}
    </>
  );
}
