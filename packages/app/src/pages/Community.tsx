import { CallToAction, EventList, FeatureGrid, Hero, MemberCards } from '@rapport/ui';
import { closing, events, features, hero, members } from '../content/community.tsx';
import { heroArt } from '../content/pictures/community.tsx';
import { SitePage } from '../shell/SitePage.tsx';

export default function Community() {
  return (
    <SitePage>
      <Hero content={hero} picture={heroArt} />
      <FeatureGrid content={features} surface="sunken" />
      <MemberCards content={members} />
      <EventList content={events} surface="surface" />
      <CallToAction content={closing} data-band="outlines" surface="sunken" />
    </SitePage>
  );
}
