/** The covers of articles and topics. An article shows a piece of a creator. */
import { Cover } from '../../brand/art/Cover.tsx';
import { Still } from '../../brand/art/Still.tsx';

export const future = <Still seed="Night train to Vienna" shape="wide" />;
export const roi = <Still seed="Retire on what you have" shape="wide" />;
export const micro = <Still seed="Seeds to start in March" shape="wide" />;
export const authentic = <Still seed="A cup in one take" shape="wide" />;

export const strategy = <Cover seed="blog-strategy" />;
export const analytics = <Cover seed="blog-analytics" />;
export const trends = <Cover seed="blog-trends" />;
export const caseStudies = <Cover seed="blog-case-studies" />;
export const platforms = <Cover seed="blog-platforms" />;
export const tips = <Cover seed="blog-tips" />;
