export {
  DiscoveryScreen,
  type DiscoveryScreenContent,
  type DiscoveryScreenCreator,
  type DiscoveryScreenFilter,
  type DiscoveryScreenProps,
} from './DiscoveryScreen.tsx';
