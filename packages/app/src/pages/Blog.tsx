import { ArticleCards, CategoryTiles, FeaturedArticle, Hero, NewsletterForm } from '@rapport/ui';
import { formDelivery } from '../config.ts';
import { categories, featured, hero, newsletters, recent, heroArt } from '../content/blog.tsx';
import { useDelivery } from '../delivery/use-delivery.tsx';
import { SitePage } from '../shell/SitePage.tsx';

/** Without delivery there is no newsletter to subscribe to; the form's content says so. */
const subscribe = async () => ({ status: 'success' as const, tone: 'info' as const });

export default function Blog() {
  const { bait, ...delivery } = useDelivery('newsletter', subscribe);
  return (
    <SitePage>
      <Hero content={hero} picture={heroArt} layout="compact" />
      <FeaturedArticle content={featured} surface="sunken" />
      <ArticleCards content={recent} />
      <CategoryTiles content={categories} />
      <NewsletterForm
        content={newsletters[formDelivery]}
        errorSummary="button"
        {...delivery}
        surface="ink"
      >
        {bait}
      </NewsletterForm>
    </SitePage>
  );
}
