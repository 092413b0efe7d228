import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="card"
      className={cn(
        'flex flex-col gap-6 rounded-card border border-border bg-background py-6 text-foreground shadow-sm',
        className,
      )}
      {...rest}
    />
  );
}

export function CardTitle({ className, ...rest }: ComponentProps<'h2'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/heading-has-content -- comes with the props
    <h2
      data-slot="card-title"
      className={cn('px-6 leading-none font-semibold', className)}
      {...rest}
    />
  );
}

export function CardContent({ className, ...rest }: ComponentProps<'div'>) {
  return <div data-slot="card-content" className={cn('px-6', className)} {...rest} />;
}
