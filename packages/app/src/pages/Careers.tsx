import {
  CallToAction,
  Hero,
  InternshipProgram,
  JobList,
  JsonLd,
  SplitFeature,
  TeamGrid,
} from '@rapport/ui';
import {
  benefits,
  closing,
  hero,
  internships,
  INTERNSHIPS,
  positions,
  POSITIONS,
  postings,
  team,
} from '../content/careers.tsx';
import { SitePage } from '../shell/SitePage.tsx';

export default function Careers() {
  return (
    <SitePage>
      {postings.map((posting) => (
        <JsonLd key={String(posting['title'])} data={posting} />
      ))}
      <Hero data-two-discs align="start" content={hero} />
      <SplitFeature content={benefits} surface="sunken" />
      <TeamGrid content={team} layout="photos" surface="surface" />
      <JobList id={POSITIONS} content={positions} />
      <InternshipProgram id={INTERNSHIPS} content={internships} surface="surface" />
      <CallToAction data-two-discs content={closing} />
    </SitePage>
  );
}
