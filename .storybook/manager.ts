/** Gives the manager Rapport's look in the system's color scheme. */
import { addons } from 'storybook/manager-api';
import { brandTheme } from './docs/brand-theme.ts';

addons.setConfig({ theme: brandTheme() });
