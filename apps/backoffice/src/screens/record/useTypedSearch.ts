import { useEffect, useRef, useState } from 'react';

/** How long somebody pauses before what they have typed is looked for. */
const PAUSE_MS = 300;

/**
 * The text of a search box whose search stands elsewhere, in the link, and is done by the server: it is handed on once the person pauses,
 * and follows a search that comes from outside, as by Back.
 */
export function useTypedSearch(search: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(search);
  const known = useRef(search);
  const handOn = useRef(onSearch);

  useEffect(() => {
    handOn.current = onSearch;
  });
  useEffect(() => {
    if (known.current === search) return;
    known.current = search;
    setText(search);
  }, [search]);
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === known.current) return undefined;
    const timer = setTimeout(() => {
      known.current = wanted;
      handOn.current(wanted);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return { text, setText };
}
