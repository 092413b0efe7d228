import { CallToAction, EventList, FeatureGrid, Hero, MemberCards } from '@rapport/ui';
import { Drawing } from '../brand/Drawing/Drawing.tsx';
import { closing, events, features, hero, heroArt, members } from '../content/community.tsx';
import { Answers } from '../shell/answers/Answers.tsx';
import { SitePage } from '../shell/SitePage.tsx';

export default function Community() {
  return (
    <SitePage>
      <Hero content={hero} picture={heroArt} />
      <FeatureGrid content={features} surface="sunken" />
      <MemberCards content={members} />
      <EventList content={events} />
      <CallToAction
        content={closing}
        picture={<Drawing name="bands/outlines" />}
        surface="sunken"
      />
      <Answers />
    </SitePage>
  );
}
