'use client';
import { useEffect, useRef, useState } from 'react';

/** A photo that leaves its place to what is below it if it cannot be loaded. */
export function AvatarPhoto({ src }: { src: string }) {
  const [failed, setFailed] = useState<string>();
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    // It may have failed before React could listen.
    if (image.current?.complete) image.current.decode().catch(() => setFailed(src));
  }, [src]);

  if (failed === src) return null;
  return (
    <img
      ref={image}
      className="rp-Avatar-photo"
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed(src)}
    />
  );
}
