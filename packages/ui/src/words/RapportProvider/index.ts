export { useLinkComponent, type LinkComponent } from '../../lib/link.ts';
export { RapportProvider, type RapportProviderProps, type SomeWords } from './RapportProvider.tsx';
export type { Words } from '../en.ts';
