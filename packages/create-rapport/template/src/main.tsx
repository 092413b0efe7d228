import '@rapport/ui/styles.css';
import './theme.css';
import './site.css';
import { RapportProvider } from '@rapport/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { RouterLink } from './RouterLink.tsx';
import { SessionProvider } from './session/session.tsx';

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root.');

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <RapportProvider linkComponent={RouterLink}>
        <SessionProvider>
          <App />
        </SessionProvider>
      </RapportProvider>
    </BrowserRouter>
  </StrictMode>,
);
