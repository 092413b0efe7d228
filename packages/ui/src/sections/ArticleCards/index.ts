export * from './ArticleCards.tsx';
