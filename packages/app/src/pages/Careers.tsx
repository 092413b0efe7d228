import {
  BenefitCards,
  Button,
  CallToAction,
  Hero,
  JobList,
  SectionFrame,
  Stack,
  TeamGrid,
} from '@rapport/ui';
import { Drawing } from '../brand/Drawing/Drawing.tsx';
import {
  applyForInternship,
  benefits,
  closing,
  hero,
  internshipFacts,
  internships,
  INTERNSHIPS,
  positions,
  POSITIONS,
  team,
  heroArt,
} from '../content/careers.tsx';
import { Answers } from '../shell/answers/Answers.tsx';
import { SitePage } from '../shell/SitePage.tsx';
import { Facts } from '../content/pictures/Facts.tsx';

export default function Careers() {
  return (
    <SitePage>
      <Hero content={hero} picture={heroArt} layout="split" />
      <BenefitCards content={benefits} surface="sunken" />
      <TeamGrid content={team} layout="photos" />
      <JobList id={POSITIONS} content={positions} />
      <SectionFrame id={INTERNSHIPS} content={internships}>
        <Stack gap={6} align="start">
          <Facts facts={internshipFacts} />
          <Button variant="outline" onClick={applyForInternship.onClick}>
            {applyForInternship.label}
          </Button>
        </Stack>
      </SectionFrame>
      <CallToAction content={closing} picture={<Drawing name="bands/stairs" />} />
      <Answers />
    </SitePage>
  );
}
