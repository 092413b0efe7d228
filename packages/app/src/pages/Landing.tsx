import {
  AudienceCards,
  CallToAction,
  Container,
  FeatureGrid,
  Hero,
  LogoStrip,
  Section,
  SectionIntro,
  Stack,
  Steps,
} from '@rapport/ui';
import { inView } from '../brand/in-view.tsx';
import {
  audiences,
  brands,
  closing,
  features,
  hero,
  heroArt,
  HOW_IT_WORKS,
  howItWorks,
  tour,
  TOUR,
  wall,
} from '../content/landing.tsx';
import { SitePage } from '../shell/SitePage.tsx';
import { Instead } from './Instead.tsx';

const CampaignTour = inView(() => import('../content/pictures/campaign-tour.tsx'));

const CREATORS = 'creators';

const creators = (
  <Section
    className="rp-CreatorWall-band"
    aria-labelledby={CREATORS}
    surface="sunken"
    padding="none"
  >
    <Container>
      <SectionIntro content={wall.content} titleId={CREATORS} />
      {wall.pieces}
    </Container>
  </Section>
);

export default function Landing() {
  return (
    <SitePage notice={<Instead />}>
      <Hero content={hero} picture={heroArt} />
      <LogoStrip content={brands} surface="sunken" />
      <Steps id={HOW_IT_WORKS} content={howItWorks} surface="surface" />
      <Section aria-labelledby={TOUR}>
        <Container>
          <Stack gap={8}>
            <SectionIntro content={tour} titleId={TOUR} />
            <CampaignTour />
          </Stack>
        </Container>
      </Section>
      {creators}
      <FeatureGrid content={features} surface="surface" />
      <AudienceCards content={audiences} />
      <CallToAction content={closing} className="rp-DiscBand" />
    </SitePage>
  );
}
