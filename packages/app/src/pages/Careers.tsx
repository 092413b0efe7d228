import { BenefitCards, CallToAction, Hero, JobList, TeamGrid } from '@rapport/ui';
import { InternshipProgram } from '../brand/InternshipProgram/InternshipProgram.tsx';
import {
  benefits,
  closing,
  hero,
  internships,
  INTERNSHIPS,
  positions,
  POSITIONS,
  team,
  heroArt,
} from '../content/careers.tsx';
import { Answers } from '../shell/answers/Answers.tsx';
import { SitePage } from '../shell/SitePage.tsx';

export default function Careers() {
  return (
    <SitePage>
      <Hero content={hero} picture={heroArt} layout="split" />
      <BenefitCards content={benefits} surface="sunken" />
      <TeamGrid content={team} layout="photos" surface="surface" />
      <JobList id={POSITIONS} content={positions} />
      <InternshipProgram id={INTERNSHIPS} content={internships} />
      <CallToAction content={closing} className="rp-StairBand" />
      <Answers />
    </SitePage>
  );
}
