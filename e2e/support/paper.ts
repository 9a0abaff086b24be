import { type Page, expect } from '@playwright/test';

export const PAPERS = [
  { label: '58 mm roll', name: '58mm', width: 219, height: 400 },
  { label: '80 mm roll', name: '80mm', width: 302, height: 400 },
  { label: 'A4', name: 'A4', width: 794, height: 1123 },
] as const;

/** Replaces the browser's print dialog, which a test cannot close, and records the title of the printed page. */
export async function withoutPrintDialog(page: Page) {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = document.title;
      window.dispatchEvent(new Event('afterprint'));
    };
  });
}

interface Printed {
  paper: (typeof PAPERS)[number];
  /** The button that prints, and the title of its PDF. */
  button: string;
  title: string;
}

/** Prints on a paper size, runs checks on the page as the printer gets it, and returns to the screen. */
export async function onPaper(page: Page, { paper, button, title }: Printed, look: () => Promise<void>) {
  const screen = page.viewportSize() ?? { width: 1366, height: 768 };
  await page.getByRole('radio', { name: paper.label }).check();
  await page.evaluate(() => delete document.documentElement.dataset['printed']);
  await page.getByRole('button', { name: button }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', title);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: paper.width, height: paper.height });
  await expect(page.getByRole('main')).toBeHidden();
  await look();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(screen);
}

/** Returns the number of printed pages. */
export async function pagesOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
