'use client';
import { createContext } from 'react';

/** Where a SiteHeader renders its navigation: in the bar, or in the menu of a narrow one. */
export const HeaderPlace = createContext<'bar' | 'menu'>('bar');
