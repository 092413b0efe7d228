/** A page of the site on Storybook's first page; `npm run update -- pictures` takes the pictures. */
export interface PicturedPage {
  /** Name of the picture. */
  name: string;
  story: string;
  path: string;
  title: string;
  /** Alternative text of the picture. */
  alt: string;
}

/** The size of the window, and the scale of its picture. */
export const WIDTH = 1280;
export const HEIGHT = 800;
export const SCALE = 0.45;

export const picturedPages: PicturedPage[] = [
  {
    name: 'Landing',
    story: 'pages-landing--default',
    path: '/',
    title: 'Landing',
    alt: 'The landing page: “Connect. Create. Monetize.” beside a drawing of two overlapping shapes.',
  },
  {
    name: 'ForInfluencers',
    story: 'pages-for-influencers--default',
    path: '/for-influencers',
    title: 'For influencers',
    alt: 'The page for influencers, with a coral accent.',
  },
  {
    name: 'ForBrands',
    story: 'pages-for-brands--default',
    path: '/for-brands',
    title: 'For brands',
    alt: 'The page for brands, with a pine accent.',
  },
  {
    name: 'Services',
    story: 'pages-services--default',
    path: '/services',
    title: 'Services',
    alt: 'The services page, with its heading and first section.',
  },
  {
    name: 'Podcast',
    story: 'pages-podcast--default',
    path: '/podcast',
    title: 'Podcast',
    alt: 'The podcast page, with its heading and the first episodes.',
  },
  {
    name: 'Register',
    story: 'pages-register--default',
    path: '/register',
    title: 'Sign up',
    alt: 'The sign-up page: a form with name, email, password and the type of user.',
  },
];
