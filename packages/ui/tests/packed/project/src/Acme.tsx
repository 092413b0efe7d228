import {
  Checkbox,
  FaqAccordion,
  FeatureGrid,
  HeaderMenus,
  Hero,
  Link,
  PeriodSwitch,
  PricingCards,
  Section,
  SignUpForm,
  SiteFooter,
  SiteHeader,
  SkipLink,
  Steps,
  Text,
  TextField,
  type FormResult,
  type PricingCardsContent,
} from '@rapport/ui';
import * as z from 'zod';

const pricing: PricingCardsContent = {
  title: 'Pay for the shop, not for each wrench',
  text: 'Thirty days free. No card needed.',
  periods: [
    { value: 'monthly', label: 'Monthly' },
    { value: 'yearly', label: 'Yearly', note: '2 months free' },
  ],
  plans: [
    {
      title: 'Bench',
      price: '$19',
      period: 'a month',
      prices: { yearly: { price: '$190', period: 'a year' } },
      features: ['One workshop', 'Up to 200 tools', 'Labels to print'],
      action: { label: 'Start with Bench', href: '#sign-up' },
    },
    {
      title: 'Shop',
      price: '$49',
      period: 'a month',
      prices: { yearly: { price: '$490', period: 'a year' } },
      features: ['Three workshops', 'As many tools as you have', 'Reminders to give them back'],
      action: { label: 'Start with Shop', href: '#sign-up' },
      highlighted: true,
      badge: 'What most shops need',
    },
    {
      title: 'Yard',
      price: 'By agreement',
      features: ['All your sites', 'Your own labels', 'Somebody to call'],
      action: { label: 'Talk to us', href: 'mailto:hello@acme.example' },
    },
  ],
};

const schema = z.object({
  phone: z.string().regex(/^\+?[\d ]{7,}$/, 'Enter a phone number'),
  terms: z.literal(true, 'Please accept the terms'),
});

interface Account {
  email: string;
  phone: string;
  terms: true;
}

async function createAccount(account: Account): Promise<FormResult> {
  const { ok } = await fetch('/api/accounts', { method: 'POST', body: JSON.stringify(account) });
  return ok
    ? { status: 'success', message: 'Look into your inbox: we have sent you a link.' }
    : { status: 'error', message: 'That did not work. Try again in a minute.' };
}

/** The landing page of a company that has nothing to do with the kit's makers. */
export function Acme() {
  return (
    <>
      <SkipLink />
      <SiteHeader
        content={{
          home: { label: 'Acme', href: '/' },
          actions: [
            { label: 'Sign in', href: '#sign-in', variant: 'ghost' },
            { label: 'Try it free', href: '#sign-up', variant: 'solid' },
          ],
          navLabel: 'Main',
          menuLabel: 'Menu',
          closeLabel: 'Close',
        }}
        navigation={
          <HeaderMenus
            content={{
              entries: [
                {
                  label: 'Product',
                  links: [
                    { label: 'Features', href: '#features', text: 'What it does for a shop.' },
                    { label: 'How it works', href: '#steps', text: 'From a label to a list.' },
                  ],
                },
                { label: 'Prices', href: '#prices' },
                { label: 'Questions', href: '#questions' },
              ],
            }}
          />
        }
      />
      <main id="main" tabIndex={-1}>
        <Hero
          content={{
            eyebrow: 'Tool tracking for workshops',
            title: 'Every tool in its place',
            text: 'Stick a label on it once. From then on Acme knows who has it, since when, and when it comes back.',
            actions: [
              { label: 'Try it free', href: '#sign-up' },
              { label: 'See how it works', href: '#steps' },
            ],
          }}
        >
          <p className="mt-2 text-sm tracking-wide">
            Thirty days free · <Link href="#prices">See the prices</Link>
          </p>
        </Hero>
        <FeatureGrid
          id="features"
          surface="surface"
          content={{
            eyebrow: 'Features',
            title: 'Less searching, more mending',
            features: [
              {
                title: 'Lend it out',
                text: 'Scan the label, say who takes it. Nobody has to write on a board.',
                picture: <Shelf at={0} />,
              },
              {
                title: 'Get it back',
                text: 'Whoever keeps a tool too long hears from Acme, not from you.',
                picture: <Shelf at={1} />,
              },
              {
                title: 'Keep it sharp',
                text: 'Hours of use add up, and the next service is due when it is due.',
                picture: <Shelf at={2} />,
              },
            ],
          }}
        />
        <Steps
          id="steps"
          content={{
            eyebrow: 'How it works',
            title: 'Up and running by noon',
            steps: [
              { title: 'Print', text: 'Labels for your tools, on any printer.' },
              { title: 'Stick', text: 'One on each tool and one on its place on the wall.' },
              { title: 'Scan', text: 'With the phone that you have in your pocket anyway.' },
            ],
          }}
        />
        <PricingCards id="prices" surface="sunken" content={pricing}>
          <PeriodSwitch content={pricing} />
        </PricingCards>
        <FaqAccordion
          id="questions"
          content={{
            title: 'Before you ask',
            entries: [
              {
                id: 1,
                question: 'Do the labels stay on?',
                answer: 'Through oil, water and two years of hands. Then print a new one.',
              },
              {
                id: 2,
                question: 'Does it work without a network?',
                answer: (
                  <>
                    <p>Yes, for three things:</p>
                    <ul>
                      <li>lending a tool,</li>
                      <li>taking it back,</li>
                      <li>looking up who has it.</li>
                    </ul>
                    <p>The phone tells the others once it is back in range.</p>
                  </>
                ),
              },
              {
                id: 3,
                question: 'Can I take my data with me?',
                answer: 'At any time, as one file that every spreadsheet opens.',
              },
            ],
          }}
        />
        <Section id="sign-up" surface="surface">
          <SignUpForm
            headingLevel={2}
            fields={['fullName', 'email', 'password']}
            content={{ title: 'Try Acme for thirty days', submitLabel: 'Start for free' }}
            schema={schema}
            note={
              <>
                We write once a month. <Link href="#privacy">What we keep</Link>
              </>
            }
            onSubmit={({ email, phone, terms }) => createAccount({ email, phone, terms })}
          >
            {(field) => (
              <>
                <TextField {...field('phone')} label="Phone number" type="tel" autoComplete="tel" />
                <Checkbox {...field('terms')} label="I accept the terms" />
              </>
            )}
          </SignUpForm>
        </Section>
        <section className="mx-auto grid max-w-3xl gap-4 px-6 py-16 text-center">
          <Text size="lg" className="font-semibold italic">
            “We found eleven drills we had bought twice.”
          </Text>
          <Text tone="quiet">A joiner, after the first week</Text>
        </section>
      </main>
      <SiteFooter
        content={{
          name: 'Acme',
          tagline: 'Every tool in its place.',
          groups: [
            {
              title: 'Product',
              links: [
                { label: 'Features', href: '#features' },
                { label: 'Prices', href: '#prices' },
              ],
            },
            {
              title: 'Company',
              links: [
                { label: 'Questions', href: '#questions' },
                { label: 'Write to us', href: 'mailto:hello@acme.example' },
              ],
            },
          ],
          legal: '© 2026 Acme. All rights reserved.',
          navLabel: 'Footer',
        }}
      />
    </>
  );
}

/** Three tools on a wall, one of them out. */
function Shelf({ at }: { at: number }) {
  return (
    <svg viewBox="0 0 160 100" width="100%" height="100%" aria-hidden="true">
      <path d="M0 0h160v100H0z" fill="var(--rp-accent-soft)" />
      {[0, 1, 2].map((place) => (
        <rect
          key={place}
          x={34 + place * 36}
          y="22"
          width="20"
          height="56"
          rx="4"
          fill={place === at ? 'none' : 'var(--rp-accent-fill)'}
          stroke="var(--rp-accent-fill)"
          strokeWidth="2"
          strokeDasharray={place === at ? '5 4' : undefined}
        />
      ))}
    </svg>
  );
}
