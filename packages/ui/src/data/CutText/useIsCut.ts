import { type RefObject, useLayoutEffect, useState } from 'react';

/** A second line is hidden; less is only an accent that sticks out. */
const isCutNow = ({ scrollHeight, clientHeight }: HTMLElement) => scrollHeight > clientHeight * 1.5;

/** Whether the element shows less than its text, kept true while texts, fonts, columns and windows change. */
export function useIsCut(element: RefObject<HTMLElement | null>): boolean {
  const [isCut, setIsCut] = useState(false);

  // The text may be another one after any render.
  useLayoutEffect(() => {
    if (element.current) setIsCut(isCutNow(element.current));
  });

  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = () => setIsCut(isCutNow(current));
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [element]);
  return isCut;
}
