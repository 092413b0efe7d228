/** The covers of the podcast’s episodes. */
import { Cover } from '../../brand/art/Cover.tsx';

export const authentic = <Cover seed="1" />;
export const clause = <Cover seed="2" />;
export const partnership = <Cover seed="3" />;
