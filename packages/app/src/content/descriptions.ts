/** The meta description of each page, by path: one or two sentences. */
export const descriptions: Record<string, string> = {
  '/': 'Rapport connects creators and brands. Find the right partner, run the campaign, and see what it earns you both.',
  '/login': 'Log in to your Rapport account and pick up where you left off.',
  '/register':
    'Join Rapport as a creator or a brand. All you need is your name, an email address, and a password.',
  '/dashboard': 'Your collaborations on Rapport.',
  '/podcast':
    'Conversations about influencer marketing with creators, marketers, and lawyers. See the latest episodes or apply to be a guest.',
  '/for-influencers':
    'Find brands that fit your voice, show your best work, and keep briefs, approvals, and payments in one place.',
  '/for-brands':
    'Find creators by audience, engagement, and niche. Run campaigns in one place and see what each one earns.',
  '/services':
    'A team that plans and runs your influencer campaigns. Four services and three packages, from $2,500 per month.',
  '/about':
    'Rapport was founded in 2022 to help creators and brands work together. Read our story, see our values, and meet the team.',
  '/blog': 'Articles about influencer marketing for creators and brands, from strategy to results.',
  '/faq':
    'Get answers about Rapport: how it works, what plans we offer, how creators get paid, and how we handle your data.',
  '/help-center':
    'Find help with accounts, campaigns, payments, and messages, watch short videos, or contact support.',
  '/contact':
    'Reach our support team Monday to Friday, 9am to 6pm EST. We reply to email within 24 hours.',
  '/analytics':
    'See reach, engagement, conversions, and ROI in one dashboard that creators and brands share.',
  '/community': 'Workshops, networking events, coaching, and advice for creators and brands.',
  '/careers':
    'See open positions and paid internships at Rapport, and what it’s like to work here.',
  '/privacy':
    'What personal data Rapport collects, why we collect it, how long we keep it, and what rights you have.',
  '/terms':
    'The agreement between you and Rapport on accounts, payments, content, liability, and disputes.',
  '/cookie-policy':
    'Rapport doesn’t set cookies. See what your browser stores instead, what it’s for, and how to remove it.',
};
