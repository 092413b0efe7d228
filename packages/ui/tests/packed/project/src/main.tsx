import { hydrateRoot } from 'react-dom/client';
import '@rapport/ui/styles.css';
import { Page } from './Page';

hydrateRoot(document.getElementById('root')!, <Page />);
