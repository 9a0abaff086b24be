import { type RefObject, useLayoutEffect } from 'react';
import type { PaperSize } from '../../theme/paper';
import { pageRules } from './pageRules';

/**
 * Inserts the rules of a printed page into an empty style element. They are only in its sheet: a text in the element
 * would be another style for each length of a receipt, which a content security policy cannot list.
 */
export function usePageRules(style: RefObject<HTMLStyleElement | null>, paper: PaperSize, height: number) {
  useLayoutEffect(() => {
    const sheet = style.current?.sheet;
    if (!sheet) return;
    while (sheet.cssRules.length > 0) sheet.deleteRule(0);
    for (const rule of pageRules(paper, height)) sheet.insertRule(rule, sheet.cssRules.length);
  }, [style, paper, height]);
}
