import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../look/tokens.css';
import { Gallery } from './Gallery.tsx';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
