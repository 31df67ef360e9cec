import { defineConfig } from 'vite';
import { PROTOCOL } from './src/wire';

// The server replaces "./" in the page by its base path; see snowbound/server/transport/browser_client.py.
export default defineConfig({
  base: './',
  plugins: [{ name: 'protocol', transformIndexHtml: (html) => html.replace('%PROTOCOL%', String(PROTOCOL)) }],
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  build: {
    outDir: '../snowbound/server/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
