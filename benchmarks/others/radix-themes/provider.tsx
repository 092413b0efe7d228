import { Theme } from '@radix-ui/themes';
import '@radix-ui/themes/styles.css';
import type { ReactNode } from 'react';

export const Provider = ({ children }: { children: ReactNode }) => <Theme>{children}</Theme>;
