/** The first story of every section, in the order of a page. */
import type { ComponentType } from 'react';
import { Container, Section } from '../../packages/ui/src/index.ts';

type Stories = Record<string, { Component?: ComponentType } | undefined>;

const modules = import.meta.glob<Stories>('../../packages/ui/src/sections/*/*.stories.tsx', {
  eager: true,
});

/** Sections that fill or cover a whole page. */
const LEFT_OUT = new Set(['DashboardShell', 'CookieNotice']);

/** Sections that have no space of their own at the edges: the page has to place them. */
const PLACED = new Set([
  'ChangeNameForm',
  'CompleteProfileForm',
  'DashboardCards',
  'DeleteAccountForm',
  'ErrorPanel',
  'PasswordResetForm',
  'PeriodSwitch',
  'SignInForm',
  'SignUpForm',
]);

/** Sections before the others, which are in alphabetical order, and the footer. */
const FIRST = ['Hero', 'SiteHeader', 'AnnouncementBar'];
const placeOf = ({ name }: { name: string }) => (name === 'SiteFooter' ? 2 : -FIRST.indexOf(name));

const sections = Object.entries(modules)
  .map(([path, stories]) => ({
    name: /(\w+)\.stories\.tsx$/.exec(path)?.[1] ?? '',
    Story: (stories['Playground'] ?? stories['Default'])?.Component,
  }))
  .filter(({ name }) => !LEFT_OUT.has(name))
  .sort((one, other) => placeOf(one) - placeOf(other));

export const AllSections = () =>
  sections.map(({ name, Story }) => {
    if (!Story) return null;
    if (!PLACED.has(name)) return <Story key={name} />;
    return (
      <Section key={name} padding="sm">
        <Container>
          <Story />
        </Container>
      </Section>
    );
  });
