import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../look/tokens.css';
import './app.css';
import { keepForOffline } from '../pwa/offline.ts';
import { showSettings } from '../settings/settings.ts';
import { App } from './App.tsx';
import { fetchSheetsAgain } from './fetchPart.ts';
import { beginTrail } from './trail.ts';

showSettings();
fetchSheetsAgain();
beginTrail();
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
keepForOffline();
