export { createToastQueue, type ToastOptions, type ToastQueue } from './queue.ts';
export { Toaster, type ToasterProps } from './Toast.tsx';
