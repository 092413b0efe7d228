import { BenefitCards, EpisodeList, Hero, JsonLd, PlatformList } from '@rapport/ui';
import { conversation } from '../content/pictures/podcast.tsx';
import { about, episodeData, EPISODES, hero, latest, platforms } from '../content/podcast.tsx';
import { SitePage } from '../shell/SitePage.tsx';
import { GuestApplication } from './GuestApplication.tsx';

export default function Podcast() {
  return (
    <SitePage>
      <Hero content={hero} picture={conversation} />
      <BenefitCards content={about} surface="surface" />
      <EpisodeList id={EPISODES} content={latest} surface="sunken" />
      <GuestApplication />
      <PlatformList content={platforms} />
      {episodeData.map((data) => (
        <JsonLd key={data.name} data={data} />
      ))}
    </SitePage>
  );
}
