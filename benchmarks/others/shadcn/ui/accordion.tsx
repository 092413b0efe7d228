import * as Radix from '@radix-ui/react-accordion';
import type { ComponentProps } from 'react';
import { Chevron } from '../../Chevron.tsx';
import { cn } from '../cn.ts';

export const Accordion = Radix.Root;

export function AccordionItem({ className, ...rest }: ComponentProps<typeof Radix.Item>) {
  return (
    <Radix.Item
      data-slot="accordion-item"
      className={cn('border-b border-border last:border-b-0', className)}
      {...rest}
    />
  );
}

export function AccordionTrigger({
  className,
  children,
  ...rest
}: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Header asChild>
      <h2 className="flex">
        <Radix.Trigger
          data-slot="accordion-trigger"
          className={cn(
            'flex flex-1 items-start justify-between gap-4 rounded-md py-4 text-start text-sm font-medium transition-all outline-none hover:underline focus-visible:ring-3 focus-visible:ring-ring/50 disabled:pointer-events-none disabled:opacity-50 [&[data-state=open]>svg]:rotate-180',
            className,
          )}
          {...rest}
        >
          {children}
          <Chevron className="pointer-events-none size-4 shrink-0 translate-y-0.5 text-muted-foreground transition-transform duration-200" />
        </Radix.Trigger>
      </h2>
    </Radix.Header>
  );
}

export function AccordionContent({
  className,
  children,
  ...rest
}: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Content
      data-slot="accordion-content"
      className="overflow-hidden text-sm motion-safe:data-[state=closed]:animate-close motion-safe:data-[state=open]:animate-open"
      {...rest}
    >
      <div className={cn('pt-0 pb-4', className)}>{children}</div>
    </Radix.Content>
  );
}
