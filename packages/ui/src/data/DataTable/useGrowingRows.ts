import { type RefObject, useEffect, useRef, useState } from 'react';

/** As many rows as two screens hold. */
const STEP = 60;

interface GrowingRows<Row> {
  drawn: Row[];
  hasMore: boolean;
  /** Goes on what stands behind the last row that is drawn. */
  end: RefObject<HTMLDivElement | null>;
}

/**
 * Of many rows only the first are drawn, and more as the reader comes near the last one: so a search through thousands of rows costs
 * what can be seen. Whoever narrows the list starts from the top again.
 */
export function useGrowingRows<Row>(rows: Row[]): GrowingRows<Row> {
  const [count, setCount] = useState(STEP);
  const end = useRef<HTMLDivElement>(null);
  const hasMore = count < rows.length;
  if (rows.length <= STEP && count !== STEP) setCount(STEP);

  useEffect(() => {
    const last = end.current;
    if (!hasMore || !last) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setCount(count + STEP),
      { rootMargin: '800px' },
    );
    observer.observe(last);
    return () => observer.disconnect();
  }, [hasMore, count]);

  return { drawn: hasMore ? rows.slice(0, count) : rows, hasMore, end };
}
