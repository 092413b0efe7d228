/** Storybook's preview, for the kit's stories to import as `#stories/preview.tsx`. */
export { default } from '../../../../.storybook/preview.tsx';
