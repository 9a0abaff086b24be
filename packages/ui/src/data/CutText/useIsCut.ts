import { type RefObject, useLayoutEffect, useState } from 'react';

/** Returns whether half a line or more is hidden; less is only an accent that sticks out. */
const isCutNow = (text: HTMLElement) =>
  text.scrollHeight - text.clientHeight > Number.parseFloat(getComputedStyle(text).lineHeight) / 2;

/** Returns whether the element shows less than its text. Updated when texts, fonts, columns and windows change. */
export function useIsCut(element: RefObject<HTMLElement | null>): boolean {
  const [isCut, setIsCut] = useState(false);

  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = () => setIsCut(isCutNow(current));
    const width = new ResizeObserver(measure);
    const text = new MutationObserver(measure);
    width.observe(current);
    text.observe(current, { characterData: true, childList: true, subtree: true });
    document.fonts.addEventListener('loadingdone', measure);
    measure();
    return () => {
      width.disconnect();
      text.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [element]);
  return isCut;
}
