/** The eight creators of the site. They are invented, and so are their numbers: sample data. */

export const niches = ['Food', 'Home', 'Money', 'Running', 'Tech', 'Travel'] as const;
export type Niche = (typeof niches)[number];

export const ageGroups = ['18–24', '25–34', '35–44', '45+'] as const;
export type AgeGroup = (typeof ageGroups)[number];

/** The proportions of a piece’s frame, by its format. */
export const shapes = {
  Clip: 'tall',
  Post: 'square',
  Reel: 'tall',
  Story: 'tall',
  Video: 'wide',
} as const;

export interface Creator {
  /** Also names the portrait; see `fileOf`. */
  name: string;
  niche: Niche;
  /** The field, as a brand would put it. */
  field: string;
  /** Percent of the followers by age. */
  ages: Record<AgeGroup, number>;
  followers: string;
  /** Percent of the followers who like, comment, or share. */
  engagement: number;
  piece: {
    /** Also names its drawing. */
    title: string;
    platform: 'Instagram' | 'TikTok' | 'YouTube';
    format: keyof typeof shapes;
    price: string;
  };
}

const ages = (young: number, adult: number, middle: number, older: number) => ({
  '18–24': young,
  '25–34': adult,
  '35–44': middle,
  '45+': older,
});

export const leila: Creator = {
  name: 'Leila Haddad',
  niche: 'Travel',
  field: 'Travel and lifestyle',
  ages: ages(22, 51, 18, 9),
  followers: '182K',
  engagement: 5.4,
  piece: { title: 'First tram of the day', platform: 'Instagram', format: 'Story', price: '$400' },
};

export const jonah: Creator = {
  name: 'Jonah Okafor',
  niche: 'Tech',
  field: 'Tech reviews',
  ages: ages(28, 46, 19, 7),
  followers: '96K',
  engagement: 6.1,
  piece: { title: 'A first camera', platform: 'Instagram', format: 'Post', price: '$700' },
};

export const yuki: Creator = {
  name: 'Yuki Tanabe',
  niche: 'Home',
  field: 'Ceramics',
  ages: ages(12, 30, 34, 24),
  followers: '64K',
  engagement: 7.2,
  piece: { title: 'A cup in one take', platform: 'Instagram', format: 'Reel', price: '$850' },
};

export const thandi: Creator = {
  name: 'Thandi Mokoena',
  niche: 'Home',
  field: 'Home repair',
  ages: ages(14, 38, 33, 15),
  followers: '128K',
  engagement: 4.9,
  piece: { title: 'Fix a dripping faucet', platform: 'TikTok', format: 'Clip', price: '$1,200' },
};

export const maya: Creator = {
  name: 'Maya Baptiste',
  niche: 'Home',
  field: 'City gardening',
  ages: ages(16, 36, 28, 20),
  followers: '74K',
  engagement: 6.8,
  piece: { title: 'Water less, grow more', platform: 'YouTube', format: 'Video', price: '$1,500' },
};

export const walt: Creator = {
  name: 'Walt Brennan',
  niche: 'Money',
  field: 'Personal finance',
  ages: ages(4, 15, 27, 54),
  followers: '52K',
  engagement: 5.1,
  piece: { title: 'Taxes in ten minutes', platform: 'YouTube', format: 'Video', price: '$1,900' },
};

export const anjali: Creator = {
  name: 'Anjali Iyer',
  niche: 'Food',
  field: 'Everyday cooking',
  ages: ages(24, 44, 22, 10),
  followers: '240K',
  engagement: 4.6,
  piece: { title: 'Ten spices, one shelf', platform: 'Instagram', format: 'Post', price: '$1,100' },
};

export const tomas: Creator = {
  name: 'Tomás Rivera',
  niche: 'Running',
  field: 'Trail running',
  ages: ages(46, 37, 12, 5),
  followers: '310K',
  engagement: 3.8,
  piece: { title: 'Shoes after 500 miles', platform: 'TikTok', format: 'Clip', price: '$1,300' },
};

export const creators: readonly Creator[] = [yuki, maya, jonah, leila, thandi, walt, anjali, tomas];
