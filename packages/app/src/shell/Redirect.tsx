import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Puts another address in the place of the one whose page this stands on. React Router's `Navigate`
 * does so anew each time the address changes: to a visitor who goes back while the other page is
 * still loading, it would take away the page that they came from.
 */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [from] = useState(key);
  const isHere = key === from;
  useEffect(() => {
    if (isHere) void navigate(to, { replace: true });
  }, [isHere, navigate, to]);
  return null;
}
