/** Creates commit times: RFC 3339 with microseconds, each later than the last. */
export function createClock(): () => string {
  let last = 0;
  return () => {
    last = Math.max(last + 1, Date.now() * 1000);
    const seconds = new Date(Math.floor(last / 1000)).toISOString().slice(0, 19);
    return `${seconds}.${String(last % 1_000_000).padStart(6, '0')}Z`;
  };
}
