import { createRoot } from 'react-dom/client';
import { Acme } from './Acme';
import './acme.css';

createRoot(document.getElementById('root')!).render(<Acme />);
