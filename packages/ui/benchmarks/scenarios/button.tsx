import { Button } from '@rapport/ui';

/** One button. */
export const Page = () => <Button>Get started</Button>;
