// Written by scripts/entries.ts from the folders beside it.
export * from './lib/content.ts';
export * from './lib/form-result.ts';
export * from './lib/link.tsx';
export * from './primitives/Button/index.ts';
