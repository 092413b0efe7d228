import { sizeOf } from '../../../scripts/api-words.ts';
import sizes from '../../../sizes.json';

/**
 * What a component adds to a page that uses nothing else from the kit; measured by `npm run update -- sizes`.
 */
export const Size = ({ of }: { of: string }) => <p>{sizeOf(of, sizes)}</p>;
