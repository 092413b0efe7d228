import {
  CallToAction,
  CategoryTiles,
  Hero,
  SearchHero,
  Text,
  TopicLists,
  VideoCards,
} from '@rapport/ui';
import { useState } from 'react';
import { PlayMark } from '../brand/Discs/PlayMark.tsx';
import {
  categories,
  closing,
  hero,
  notSearched,
  search,
  SEARCH,
  topics,
  videos,
  heroArt,
} from '../content/help-center.tsx';
import { SitePage } from '../shell/SitePage.tsx';

export default function HelpCenter() {
  const [searches, setSearches] = useState(0);
  return (
    <SitePage>
      <Hero content={hero} picture={heroArt} layout="split" />
      <SearchHero
        id={SEARCH}
        content={search}
        headingLevel={2}
        surface="sunken"
        onSearch={() => setSearches(searches + 1)}
        // Render a new element each time, so that each press is announced.
        result={searches > 0 && <Text key={searches}>{notSearched}</Text>}
      />
      <TopicLists content={topics} />
      <VideoCards content={videos} icon={<PlayMark />} surface="sunken" />
      <CategoryTiles content={categories} surface="surface" />
      <CallToAction content={closing} className="rp-RingBand" surface="accent" />
    </SitePage>
  );
}
