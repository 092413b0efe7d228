import { CallToAction, CategoryTiles, TopicLists, VideoCards } from '@rapport/ui';
import { Drawing } from '../brand/Drawing/Drawing.tsx';
import { categories, closing, topics, videos } from '../content/help-center.tsx';
import { SitePage } from '../shell/SitePage.tsx';
import { HelpSearch } from './HelpSearch.tsx';

export default function HelpCenter() {
  return (
    <SitePage>
      <HelpSearch />
      <TopicLists content={topics} />
      <VideoCards content={videos} icon={null} surface="sunken" />
      <CategoryTiles content={categories} />
      <CallToAction content={closing} picture={<Drawing name="bands/tiles" />} />
    </SitePage>
  );
}
