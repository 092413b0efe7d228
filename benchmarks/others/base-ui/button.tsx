import { Button } from '@base-ui/react/button';
import '../hand.css';
import '../hand-button.css';
import { GET_STARTED } from '../../content.ts';

export const GetStarted = () => <Button className="button">{GET_STARTED}</Button>;
