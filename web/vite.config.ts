import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import about from './package.json' with { type: 'json' };
import { precache } from './pwa/precache.ts';

export default defineConfig({
  // Relative addresses: the app works in any folder of any static host.
  base: './',
  define: { __APP_VERSION__: JSON.stringify(about.version) },
  plugins: [react(), precache()],
  // Module workers fetch a game's rules when they need them, as the page does.
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Browsers that know light-dark() themselves: what would stand in for it are properties that every line of every card inherits.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: 'index.html', sw: 'src/pwa/sw.ts' },
      // The service worker has one address for ever; everything else is named by what is in it.
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
});
