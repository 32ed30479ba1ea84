/** Whether whoever looks wants nothing to move. */
export const stillWanted = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
