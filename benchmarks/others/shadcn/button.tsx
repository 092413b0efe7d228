import { GET_STARTED } from '../../content.ts';
import { Button } from './ui/button.tsx';

export const GetStarted = () => <Button>{GET_STARTED}</Button>;
