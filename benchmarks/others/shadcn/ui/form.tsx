import { Label as RadixLabel } from '@radix-ui/react-label';
import * as Radix from '@radix-ui/react-radio-group';
import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

export function Label({ className, ...rest }: ComponentProps<typeof RadixLabel>) {
  return (
    <RadixLabel
      data-slot="label"
      className={cn(
        'flex items-center gap-2 text-sm leading-none font-medium select-none peer-disabled:cursor-not-allowed peer-disabled:opacity-50',
        className,
      )}
      {...rest}
    />
  );
}

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      data-slot="input"
      className={cn(
        'flex h-9 w-full min-w-0 rounded-md border border-border bg-transparent px-3 py-1 text-base shadow-xs transition-colors outline-none placeholder:text-muted-foreground focus-visible:border-ring focus-visible:ring-3 focus-visible:ring-ring/50 disabled:pointer-events-none disabled:opacity-50 aria-invalid:border-destructive md:text-sm',
        className,
      )}
      {...rest}
    />
  );
}

export function RadioGroup({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root data-slot="radio-group" className={cn('grid gap-3', className)} {...rest} />;
}

export function RadioGroupItem({ className, ...rest }: ComponentProps<typeof Radix.Item>) {
  return (
    <Radix.Item
      data-slot="radio-group-item"
      className={cn(
        'aspect-square size-4 shrink-0 rounded-full border border-border text-primary shadow-xs outline-none focus-visible:ring-3 focus-visible:ring-ring/50 disabled:cursor-not-allowed disabled:opacity-50',
        className,
      )}
      {...rest}
    >
      <Radix.Indicator className="relative flex items-center justify-center">
        <span className="size-2 rounded-full bg-primary" />
      </Radix.Indicator>
    </Radix.Item>
  );
}
