/** The eight creators of the site. They are invented, and so are their numbers: sample data. */

export const niches = ['Food', 'Home', 'Money', 'Running', 'Tech', 'Travel'] as const;
export type Niche = (typeof niches)[number];

export const ageGroups = ['18–24', '25–34', '35–44', '45+'] as const;
export type AgeGroup = (typeof ageGroups)[number];

/** The proportions of a piece’s frame, by its format. */
export const shapes = {
  Clip: 'tall',
  Reel: 'tall',
  Short: 'tall',
  Story: 'tall',
  Post: 'square',
  Video: 'wide',
} as const;

export interface Piece {
  /** Also the seed of its still; see `brand/art/Still.tsx`. */
  title: string;
  platform: 'Instagram' | 'TikTok' | 'YouTube';
  format: keyof typeof shapes;
  price: string;
  result: string;
}

export interface Creator {
  /** A name of the cast, which is also the seed of the portrait. */
  name: string;
  handle: string;
  niche: Niche;
  /** The field, as a brand would put it. */
  field: string;
  city: string;
  audience: {
    /** The country that most followers live in. */
    country: string;
    /** Percent of the followers by age. */
    ages: Record<AgeGroup, number>;
  };
  followers: string;
  /** Percent of the followers who like, comment, or share. */
  engagement: number;
  /** Three or four pieces, the best first. */
  work: readonly [Piece, Piece, Piece, Piece?];
}

const ages = (young: number, adult: number, middle: number, older: number) => ({
  '18–24': young,
  '25–34': adult,
  '35–44': middle,
  '45+': older,
});

export const leila: Creator = {
  name: 'Leila Haddad',
  handle: '@leilabyrail',
  niche: 'Travel',
  field: 'Travel and lifestyle',
  city: 'Lisbon',
  audience: { country: 'Portugal', ages: ages(22, 51, 18, 9) },
  followers: '182K',
  engagement: 5.4,
  work: [
    {
      title: 'Night train to Vienna',
      platform: 'YouTube',
      format: 'Video',
      price: '$1,800',
      result: '412K views',
    },
    {
      title: 'Ten days, one bag',
      platform: 'Instagram',
      format: 'Post',
      price: '$900',
      result: '9,300 saves',
    },
    {
      title: 'Dining car breakfast',
      platform: 'Instagram',
      format: 'Reel',
      price: '$1,100',
      result: '286K views',
    },
    {
      title: 'First tram of the day',
      platform: 'Instagram',
      format: 'Story',
      price: '$400',
      result: '1,240 link taps',
    },
  ],
};

export const jonah: Creator = {
  name: 'Jonah Okafor',
  handle: '@jonahtests',
  niche: 'Tech',
  field: 'Tech reviews',
  city: 'Manchester',
  audience: { country: 'United Kingdom', ages: ages(28, 46, 19, 7) },
  followers: '96K',
  engagement: 6.1,
  work: [
    {
      title: 'Quiet headphones, ranked',
      platform: 'YouTube',
      format: 'Video',
      price: '$2,400',
      result: '198K views',
    },
    {
      title: 'Can this phone be fixed?',
      platform: 'YouTube',
      format: 'Short',
      price: '$950',
      result: '340K views',
    },
    {
      title: 'A first camera',
      platform: 'Instagram',
      format: 'Post',
      price: '$700',
      result: '5,100 saves',
    },
  ],
};

export const yuki: Creator = {
  name: 'Yuki Tanabe',
  handle: '@yukithrows',
  niche: 'Home',
  field: 'Ceramics',
  city: 'Kanazawa',
  audience: { country: 'Japan', ages: ages(12, 30, 34, 24) },
  followers: '64K',
  engagement: 7.2,
  work: [
    {
      title: 'A cup in one take',
      platform: 'Instagram',
      format: 'Reel',
      price: '$850',
      result: '512K views',
    },
    {
      title: 'Glazing day',
      platform: 'YouTube',
      format: 'Video',
      price: '$1,400',
      result: '88K views',
    },
    {
      title: 'The kiln opens',
      platform: 'Instagram',
      format: 'Story',
      price: '$350',
      result: '2,060 replies',
    },
  ],
};

export const thandi: Creator = {
  name: 'Thandi Mokoena',
  handle: '@thandifixesit',
  niche: 'Home',
  field: 'Home repair',
  city: 'Durban',
  audience: { country: 'South Africa', ages: ages(14, 38, 33, 15) },
  followers: '128K',
  engagement: 4.9,
  work: [
    {
      title: 'Fix a dripping faucet',
      platform: 'TikTok',
      format: 'Clip',
      price: '$1,200',
      result: '620K views',
    },
    {
      title: 'One drill, five shelves',
      platform: 'YouTube',
      format: 'Video',
      price: '$2,100',
      result: '154K views',
    },
    {
      title: 'Paint a door in a day',
      platform: 'Instagram',
      format: 'Post',
      price: '$800',
      result: '7,400 saves',
    },
  ],
};

export const anjali: Creator = {
  name: 'Anjali Iyer',
  handle: '@anjaliplates',
  niche: 'Food',
  field: 'Everyday cooking',
  city: 'Chennai',
  audience: { country: 'India', ages: ages(24, 44, 22, 10) },
  followers: '240K',
  engagement: 4.6,
  work: [
    {
      title: 'Weeknight dosas',
      platform: 'Instagram',
      format: 'Reel',
      price: '$1,600',
      result: '730K views',
    },
    {
      title: 'Ten spices, one shelf',
      platform: 'Instagram',
      format: 'Post',
      price: '$1,100',
      result: '18,200 saves',
    },
    {
      title: 'Soup for six',
      platform: 'YouTube',
      format: 'Video',
      price: '$2,600',
      result: '310K views',
    },
  ],
};

export const maya: Creator = {
  name: 'Maya Baptiste',
  handle: '@mayagrows',
  niche: 'Home',
  field: 'City gardening',
  city: 'New Orleans',
  audience: { country: 'United States', ages: ages(16, 36, 28, 20) },
  followers: '74K',
  engagement: 6.8,
  work: [
    {
      title: 'Tomatoes on a balcony',
      platform: 'TikTok',
      format: 'Clip',
      price: '$900',
      result: '450K views',
    },
    {
      title: 'Seeds to start in March',
      platform: 'Instagram',
      format: 'Post',
      price: '$650',
      result: '11,800 saves',
    },
    {
      title: 'Water less, grow more',
      platform: 'YouTube',
      format: 'Video',
      price: '$1,500',
      result: '97K views',
    },
  ],
};

export const walt: Creator = {
  name: 'Walt Brennan',
  handle: '@waltdoesthemath',
  niche: 'Money',
  field: 'Personal finance',
  city: 'Milwaukee',
  audience: { country: 'United States', ages: ages(4, 15, 27, 54) },
  followers: '52K',
  engagement: 5.1,
  work: [
    {
      title: 'Taxes in ten minutes',
      platform: 'YouTube',
      format: 'Video',
      price: '$1,900',
      result: '265K views',
    },
    {
      title: 'Three jars, one paycheck',
      platform: 'YouTube',
      format: 'Short',
      price: '$600',
      result: '180K views',
    },
    {
      title: 'Retire on what you have',
      platform: 'Instagram',
      format: 'Post',
      price: '$550',
      result: '6,900 saves',
    },
  ],
};

export const tomas: Creator = {
  name: 'Tomás Rivera',
  handle: '@tomasuphill',
  niche: 'Running',
  field: 'Trail running',
  city: 'Medellín',
  audience: { country: 'Colombia', ages: ages(46, 37, 12, 5) },
  followers: '310K',
  engagement: 3.8,
  work: [
    {
      title: 'Sunrise on the ridge',
      platform: 'Instagram',
      format: 'Reel',
      price: '$1,700',
      result: '890K views',
    },
    {
      title: 'Shoes after 500 miles',
      platform: 'TikTok',
      format: 'Clip',
      price: '$1,300',
      result: '540K views',
    },
    {
      title: 'My first 50K',
      platform: 'YouTube',
      format: 'Video',
      price: '$2,800',
      result: '220K views',
    },
  ],
};

export const creators: readonly Creator[] = [yuki, maya, jonah, leila, walt, thandi, anjali, tomas];

/** Returns a creator’s piece with this title. */
export const pieceOf = (work: Creator['work'], title: string): Piece =>
  work.find((piece) => piece?.title === title)!;
