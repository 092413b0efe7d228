export {
  Dialog,
  DialogClose,
  DialogContent,
  DialogTrigger,
  type DialogCloseProps,
  type DialogContentProps,
  type DialogProps,
  type DialogTriggerProps,
} from './Dialog.tsx';
