import '../hand.css';
import '../hand-button.css';
import { GET_STARTED } from '../../content.ts';

export const GetStarted = () => <button className="button">{GET_STARTED}</button>;
