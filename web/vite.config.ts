import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { languages } from './languages.ts';

export default defineConfig({
  plugins: [svelte(), languages()],
  resolve: { conditions: process.env.VITEST ? ['browser'] : undefined },
  build: {
    outDir: '../src/rallar/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    license: { fileName: 'licences.json' },
    rolldownOptions: {
      input: ['index.html', 'src/worker/worker.ts'],
      output: { entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js') }, // a worker keeps its address
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } }, fs: { allow: ['..'] } },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
