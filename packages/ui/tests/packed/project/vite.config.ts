import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const pages = ['index', 'acme', 'readme', 'forms', 'kit', 'kit-first', 'tailwind-first', 'plain'];

export default defineConfig({
  plugins: [tailwindcss()],
  build: { rolldownOptions: { input: pages.map((page) => `${page}.html`) } },
});
