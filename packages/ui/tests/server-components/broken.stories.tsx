import { useState } from 'react';
import preview from '#stories/preview.tsx';

/** Has state but no `'use client'`. */
function Counter() {
  const [count] = useState(0);
  return <p>{count}</p>;
}

export const Default = preview.meta({ title: 'Broken', component: Counter }).story();
