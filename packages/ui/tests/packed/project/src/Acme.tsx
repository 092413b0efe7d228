import {
  CallToAction,
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
  TextField,
  type FormResult,
  type PricingCardsContent,
} from '@rapport/ui';
import * as z from 'zod';

const pricing: PricingCardsContent = {
  title: 'Pay for the shop, not for each wrench',
  periods: [
    { value: 'monthly', label: 'Monthly' },
    { value: 'yearly', label: 'Yearly', note: '2 months free' },
  ],
  items: [
    {
      title: 'Bench',
      price: '$19',
      period: 'a month',
      prices: { yearly: { price: '$190', period: 'a year' } },
      features: ['One workshop', 'Up to 200 tools'],
      action: { label: 'Start with Bench', href: '#sign-up' },
    },
    {
      title: 'Shop',
      price: '$49',
      period: 'a month',
      prices: { yearly: { price: '$490', period: 'a year' } },
      features: ['Three workshops', 'As many tools as you have'],
      action: { label: 'Start with Shop', href: '#sign-up' },
      highlighted: true,
      badge: 'What most shops need',
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

/** A company's landing page, with some utilities of Tailwind. */
export function Acme() {
  return (
    <>
      <SkipLink />
      <SiteHeader
        content={{
          home: { label: 'Acme', href: '/' },
          actions: [{ label: 'Try it free', href: '#sign-up', variant: 'solid' }],
          navLabel: 'Main',
          menuLabel: 'Menu',
          closeLabel: 'Close',
        }}
        navigation={
          <HeaderMenus
            content={{
              items: [
                {
                  label: 'Product',
                  links: [
                    { label: 'Features', href: '#features', text: 'What it does for a shop.' },
                  ],
                },
                { label: 'Prices', href: '#prices' },
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
            text: 'Stick a label on it once. From then on Acme knows who has it.',
            actions: [{ label: 'Try it free', href: '#sign-up' }],
          }}
          picture={
            <svg viewBox="0 0 1 1" width="100%" height="100%" aria-hidden="true">
              <path d="M0 1 1 0v1z" fill="var(--rp-accent-fill)" />
            </svg>
          }
        >
          <p className="mt-2 text-sm tracking-wide">
            Thirty days free · <Link href="#prices">See the prices</Link>
          </p>
        </Hero>
        <FeatureGrid
          id="features"
          surface="surface"
          content={{
            title: 'Less searching, more mending',
            items: [
              { title: 'Lend it out', text: 'Scan the label, say who takes it.' },
              { title: 'Get it back', text: 'Whoever keeps a tool too long hears from Acme.' },
            ],
          }}
        />
        <PricingCards id="prices" surface="sunken" content={pricing}>
          <PeriodSwitch labelHidden content={pricing} />
        </PricingCards>
        <FaqAccordion
          content={{
            title: 'Before you ask',
            items: [
              { id: 1, question: 'Do the labels stay on?', answer: 'Through oil and water.' },
              {
                id: 2,
                question: 'Does it work without a network?',
                answer: (
                  <>
                    <p>Yes, for two things:</p>
                    <ul>
                      <li>lending a tool,</li>
                      <li>taking it back.</li>
                    </ul>
                  </>
                ),
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
        <CallToAction
          content={{
            title: 'Up and running by noon?',
            actions: [{ label: 'Print labels', href: '#main' }],
          }}
        />
      </main>
      <SiteFooter
        content={{
          name: 'Acme',
          groups: [{ title: 'Company', links: [{ label: 'Features', href: '#features' }] }],
          legal: '© 2026 Acme. All rights reserved.',
          navLabel: 'Footer',
        }}
      />
    </>
  );
}
