import { createRoot } from 'react-dom/client';
import { Parts } from './Parts';

createRoot(document.getElementById('root')!).render(<Parts />);
