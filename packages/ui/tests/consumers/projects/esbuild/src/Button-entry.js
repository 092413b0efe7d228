export { Button } from '@rapport/ui/Button';
