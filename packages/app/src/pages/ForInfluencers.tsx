import {
  BenefitCards,
  CallToAction,
  Container,
  FeatureGrid,
  Grid,
  Hero,
  Section,
  SectionIntro,
  Testimonials,
  Timeline,
  TimelineItem,
} from '@rapport/ui';
import {
  BENEFITS,
  benefits,
  closing,
  features,
  hero,
  heroArt,
  payment,
  PAYMENT,
  testimonials,
} from '../content/for-influencers.tsx';
import { SitePage } from '../shell/SitePage.tsx';

export default function ForInfluencers() {
  return (
    <SitePage>
      <Hero content={hero} picture={heroArt} layout="split" />
      <BenefitCards id={BENEFITS} content={benefits} surface="surface" />
      <FeatureGrid content={features} layout="rows" />
      <Section surface="surface" aria-labelledby={PAYMENT}>
        <Container>
          <Grid columnWidth="lg" gap={8}>
            <SectionIntro content={payment} titleId={PAYMENT} />
            <Timeline marker="number">
              {payment.steps.map(({ title, text }) => (
                <TimelineItem key={title} title={title}>
                  {text}
                </TimelineItem>
              ))}
            </Timeline>
          </Grid>
        </Container>
      </Section>
      <Testimonials content={testimonials} surface="sunken" />
      <CallToAction content={closing} className="rp-ArchBand" surface="accent" />
    </SitePage>
  );
}
