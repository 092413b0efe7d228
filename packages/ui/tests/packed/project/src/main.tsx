import { hydrateRoot } from 'react-dom/client';
import { Acme } from './Acme';
import './tailwind.css';

hydrateRoot(document.getElementById('root')!, <Acme />);
