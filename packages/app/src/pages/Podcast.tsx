import {
  BenefitCards,
  EpisodeList,
  GuestApplicationForm,
  Hero,
  JsonLd,
  PlatformList,
  type FormResult,
} from '@rapport/ui';
import { conversation } from '../content/pictures/podcast.tsx';
import {
  about,
  episodeData,
  EPISODES,
  GUEST,
  guestForm,
  hero,
  latest,
  platforms,
} from '../content/podcast.tsx';
import { SitePage } from '../shell/SitePage.tsx';

export default function Podcast() {
  return (
    <SitePage>
      <Hero content={hero} picture={conversation} />
      <BenefitCards content={about} surface="surface" />
      <EpisodeList id={EPISODES} content={latest} surface="sunken" />
      <GuestApplicationForm id={GUEST} content={guestForm} onSubmit={log} surface="accent" />
      <PlatformList content={platforms} />
      {episodeData.map((data) => (
        <JsonLd key={data.name} data={data} />
      ))}
    </SitePage>
  );
}

/** The product does not store applications; it logs them to the console. */
async function log<Values>(values: Values): Promise<FormResult<Values>> {
  // oxlint-disable-next-line no-console -- the product specifies this
  console.log('Guest application', values);
  return { status: 'success' };
}
