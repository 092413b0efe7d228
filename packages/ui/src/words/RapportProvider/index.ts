export { useLinkComponent, type LinkComponent } from '../../lib/link.ts';
export { useWords } from '../../lib/words.ts';
export { RapportProvider, type RapportProviderProps, type SomeWords } from './RapportProvider.tsx';
export type { Words } from '../en.ts';
