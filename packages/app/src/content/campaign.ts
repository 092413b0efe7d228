/** The results of a campaign that is invented: sample data. A test compares its numbers. */

/** Reach in thousands, engagement rate and ROI in percent. */
export const weeks = [
  { reach: 96, engagement: 4.1, conversions: 290, roi: 90 },
  { reach: 128, engagement: 4.4, conversions: 410, roi: 160 },
  { reach: 171, engagement: 4.3, conversions: 520, roi: 228 },
  { reach: 214, engagement: 4.8, conversions: 640, roi: 285 },
  { reach: 262, engagement: 5, conversions: 850, roi: 284 },
  { reach: 329, engagement: 5.3, conversions: 770, roi: 285 },
];

/** The share of the reach and the engagement rate of each format, in percent. */
export const formats = [
  { label: 'Short video', reach: 52, engagement: 5.4 },
  { label: 'Photo series', reach: 21, engagement: 3.9 },
  { label: 'Stories', reach: 16, engagement: 3.4 },
  { label: 'Long video', reach: 11, engagement: 5.7 },
];

/** The audience by age, in percent. */
export const ages = [
  { age: '18–24', reached: 27 },
  { age: '25–34', reached: 54 },
  { age: '35–44', reached: 19 },
];

/** How many went on at each step. The last ones are the conversions. */
export const steps = [
  { label: 'Clicked', value: 38_400 },
  { label: 'Viewed product', value: 21_900 },
  { label: 'Added to cart', value: 6150 },
  { label: 'Bought', value: 3480 },
];

export const creators = [
  { name: 'Leila', cost: 9000, earned: 40_500, roi: 350 },
  { name: 'Jonah', cost: 8400, earned: 31_080, roi: 270 },
  { name: 'Tomás', cost: 6600, earned: 20_820, roi: 215 },
];

/** Reach in thousands, engagement rate and ROI in percent. */
export const totals = {
  reach: 1200,
  engagement: 4.8,
  conversions: 3480,
  cost: 24_000,
  earned: 92_400,
  roi: 285,
};
