export { Button } from '@rapport/ui';
