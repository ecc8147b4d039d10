import { useEffect, useState } from 'preact/hooks';

/** From this width on the app is a stage with panels beside it; the style sheets use the same. */
export const deskQuery = '(min-width: 1000px) and (min-height: 520px)';

export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const look = () => setMatches(media.matches);
    look();
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, [query]);
  return matches;
}
