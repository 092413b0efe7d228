/** The icon of what plays a recording. */
export const PlaySign = () => (
  <svg viewBox="0 0 16 16" fill="currentColor">
    <path d="M4.5 2.6v10.8a.8.8 0 0 0 1.2.7l8.3-5.4a.8.8 0 0 0 0-1.4L5.7 1.9a.8.8 0 0 0-1.2.7z" />
  </svg>
);
