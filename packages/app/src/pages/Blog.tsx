import { ArticleCards, CategoryTiles, FeaturedArticle, Hero, NewsletterForm } from '@rapport/ui';
import { categories, featured, hero, newsletter, recent, heroArt } from '../content/blog.tsx';
import { SitePage } from '../shell/SitePage.tsx';

/** There is no newsletter to subscribe to yet; the form's content says so. */
const subscribe = async () => ({ status: 'success' as const });

export default function Blog() {
  return (
    <SitePage>
      <Hero content={hero} picture={heroArt} layout="compact" />
      <FeaturedArticle content={featured} surface="sunken" />
      <ArticleCards content={recent} surface="surface" />
      <CategoryTiles content={categories} />
      <NewsletterForm
        content={newsletter}
        errorSummary="button"
        onSubmit={subscribe}
        surface="ink"
      />
    </SitePage>
  );
}
