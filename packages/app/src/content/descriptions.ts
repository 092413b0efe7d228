/**
 * The meta description of each page, by path: one or two sentences. Separate from the route table,
 * because the visitor's browser needs them late or never.
 */
export const descriptions: Record<string, string> = {
  '/': 'Rapport brings influencers and brands together: find a partner who fits, agree on the work in one place, and see what it brings.',
  '/login': 'Sign in to your Rapport account and pick up your collaborations where you left them.',
  '/register':
    'Join Rapport as an influencer or as a brand. All it takes is your name, an email address and a password.',
  '/dashboard': 'Your collaborations on Rapport.',
  '/podcast':
    'Conversations about influencer marketing with the people who do it. Listen to the latest episodes, or apply to be a guest.',
  '/for-influencers':
    'Find brands that fit your voice, show your best work, and keep briefs, approvals and payments in one place.',
  '/for-brands':
    'Find creators by audience, engagement and niche, run campaigns in one place, and measure what they bring.',
  '/services':
    'A team that plans, staffs and runs your influencer campaigns. Four services, and three packages from $2,500 a month.',
  '/about':
    'Rapport was founded in 2022 by people who had sat on both sides of the table. Our story, what we hold to, and who we are.',
  '/blog':
    'Strategy, measurement and craft: articles about influencer marketing for creators and for brands.',
  '/faq':
    'Answers about Rapport: how it works, which plans there are, how influencers are paid, and how your data is handled.',
  '/help-center':
    'Guides, popular topics and short videos on accounts, campaigns, payments and messages, and a way to reach support.',
  '/contact':
    'Write to us, or reach support Monday to Friday, 9am to 6pm EST. Email is answered within 24 hours.',
  '/analytics':
    'Reach, engagement, conversions and return on investment in one dashboard that both sides of a collaboration can read.',
  '/community':
    'Workshops, networking events and people who do what you do. Meet members, and see what is coming up.',
  '/careers': 'Open positions and paid internships at Rapport, and what working here is like.',
  '/privacy':
    'Which personal data Rapport collects, why, for how long, and the rights you have over it.',
  '/terms':
    'The agreement between you and Rapport: accounts, payments, content, liability and disputes.',
  '/cookie-policy':
    'Rapport sets no cookies. What your browser keeps for it instead, what each entry is for, and how to remove it.',
};
