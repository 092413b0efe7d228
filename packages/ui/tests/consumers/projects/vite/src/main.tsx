import '@rapport/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Landing } from '../shared/Landing';
import { SignUp } from '../shared/SignUp';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <main>
      <Landing />
      <SignUp />
    </main>
  </StrictMode>,
);
