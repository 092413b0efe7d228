import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const pages = ['index', 'readme', 'forms', 'kit', 'tailwind', 'plain'];

export default defineConfig({
  plugins: [tailwindcss()],
  build: { rolldownOptions: { input: pages.map((page) => `${page}.html`) } },
});
