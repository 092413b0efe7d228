import './styles.css';
import { Button } from '@rapport/ui';
import { createRoot } from 'react-dom/client';
import { Landing } from '../shared/Landing';
import { SignUp } from '../shared/SignUp';

createRoot(document.getElementById('root')!).render(
  <main>
    <Button>As the kit</Button>
    <Button className="mt-8 rounded-none bg-rose-700">As the site</Button>
    <h2 className="plain">Preflight</h2>
    <Landing />
    <SignUp />
  </main>,
);
