export {
  CampaignBoard,
  type BoardCard,
  type BoardColumn,
  type CampaignBoardContent,
  type CampaignBoardProps,
} from './CampaignBoard.tsx';
