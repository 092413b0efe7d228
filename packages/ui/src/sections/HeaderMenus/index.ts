export {
  HeaderMenus,
  type HeaderMenusContent,
  type HeaderMenusProps,
  type LinkGroupContent,
  type MenuLinkContent,
} from './HeaderMenus.tsx';
