/** The pictures of the help center’s videos and categories. */
import { Cover } from '../../brand/art/Cover.tsx';

export const firstCampaign = <Cover seed="campaign" />;
export const dashboard = <Cover seed="Reading your figures" />;
export const account = <Cover seed="account" />;
export const campaigns = <Cover seed="campaigns" />;
export const payments = <Cover seed="payments" />;
export const analytics = <Cover seed="analytics" />;
export const messaging = <Cover seed="messaging" />;
export const technical = <Cover seed="technical" />;
