/** Storybook's preview; the kit's stories import it as `#stories/preview.tsx`. */
export { default } from '../../../../.storybook/preview.tsx';
