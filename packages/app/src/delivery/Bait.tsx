import { VisuallyHidden } from '@rapport/ui';
import type { Ref } from 'react';

/** A field that people never see or reach, but programs that fill in every form do. */
export const Bait = ({ ref }: { ref: Ref<HTMLInputElement> }) => (
  <VisuallyHidden aria-hidden="true">
    <label>
      Leave this field empty
      <input ref={ref} name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </VisuallyHidden>
);
