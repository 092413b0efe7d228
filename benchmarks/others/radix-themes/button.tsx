import { Button } from '@radix-ui/themes';
import { GET_STARTED } from '../../content.ts';

export const GetStarted = () => <Button>{GET_STARTED}</Button>;
