import { BenefitCards, EpisodeList, Hero, JsonLd, PlatformList } from '@rapport/ui';
import {
  about,
  episodeData,
  EPISODES,
  hero,
  heroArt,
  latest,
  platforms,
} from '../content/podcast.tsx';
import { Answers } from '../shell/answers/Answers.tsx';
import { SitePage } from '../shell/SitePage.tsx';
import { GuestApplication } from './GuestApplication.tsx';

export default function Podcast() {
  return (
    <SitePage>
      <Hero content={hero} picture={heroArt} />
      <BenefitCards content={about} />
      <EpisodeList id={EPISODES} content={latest} surface="sunken" />
      <GuestApplication />
      <PlatformList content={platforms} />
      {episodeData.map((data) => (
        <JsonLd key={data.name} data={data} />
      ))}
      <Answers />
    </SitePage>
  );
}
