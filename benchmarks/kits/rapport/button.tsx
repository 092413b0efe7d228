import { Button } from '@rapport/ui';
import '@rapport/ui/foundations.css';
import '@rapport/ui/Button.css';
import { GET_STARTED } from '../../content.ts';

export const GetStarted = () => <Button>{GET_STARTED}</Button>;
