/** Gives the manager Rapport's look in the system's color scheme, and this project's tools. */
import { addons } from 'storybook/manager-api';
import { brandThemes, setFrameColors } from './docs/brand-theme.ts';
import './linked-args/manager.ts';
import './toolbar/copy-link.tsx';
import './toolbar/manager.tsx';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');

function followScheme(): void {
  const scheme = prefersDark.matches ? 'dark' : 'light';
  addons.setConfig({ theme: brandThemes[scheme] });
  setFrameColors(scheme);
  // For the scroll bars.
  document.documentElement.style.colorScheme = scheme;
}

prefersDark.addEventListener('change', followScheme);
followScheme();
