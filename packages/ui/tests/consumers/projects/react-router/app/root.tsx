import '@rapport/ui/styles.css';
import { RapportProvider } from '@rapport/ui';
import type { ComponentProps } from 'react';
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';

function RouterLink({ href = '', ...props }: ComponentProps<'a'>) {
  return <Link to={href} {...props} />;
}

export default function Root() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>Fresh before seven</title>
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        <RapportProvider linkComponent={RouterLink}>
          <Outlet />
        </RapportProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
