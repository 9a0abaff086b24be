// `npm run contact-sheet`: puts all screens of the app side by side, light and dark, desktop and phone, on one sheet for each part of the product. Uses the
// committed pictures that `npm run test-storybook` compares with.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium as browsers } from 'playwright-core';
import { chromium } from './chromium.mjs';
import { inRoot } from './support/root.mjs';

const PICTURES = inRoot('.storybook', 'pictures');
const SHEETS = inRoot('test-results', 'contact-sheet');
const PICTURE =
  /^screens-(?<part>[a-z]+)--(?<screen>.+)--(?<device>desktop|phone)--(?<theme>light|dark)\.webp$/;
const COLUMNS = ['desktop--light', 'desktop--dark', 'phone--light', 'phone--dark'];

rmSync(SHEETS, { recursive: true, force: true });
mkdirSync(SHEETS, { recursive: true });

const parts = new Map();
for (const name of readdirSync(PICTURES).toSorted()) {
  const found = PICTURE.exec(name)?.groups;
  if (!found) continue;
  const screens = parts.get(found.part) ?? new Set();
  parts.set(found.part, screens.add(found.screen));
}
if (parts.size === 0) {
  console.error('There are no pictures of screens yet: npm run test-storybook -- -u screens');
  process.exit(1);
}

const browser = await browsers.launch(chromium().launchOptions);
const page = await browser.newPage({ viewport: { width: 1800, height: 900 } });
for (const [part, screens] of parts) {
  const file = join(SHEETS, `${part}.html`);
  writeFileSync(file, sheet(part, [...screens]));
  await page.goto(pathToFileURL(file).href);
  await page.screenshot({ path: join(SHEETS, `${part}.png`), fullPage: true });
}
await browser.close();
writeFileSync(join(SHEETS, 'index.html'), index([...parts.keys()]));

const count = [...parts.values()].reduce((sum, screens) => sum + screens.size, 0);
console.log(`${count} screens in ${parts.size} sheets: ${join(SHEETS, 'index.html')}`);

function sheet(part, screens) {
  const rows = screens.map((screen) => {
    const cells = COLUMNS.map((column) => {
      const path = join(PICTURES, `screens-${part}--${screen}--${column}.webp`);
      if (!existsSync(path)) return '<td></td>';
      return `<td class="${column.split('--')[0]}"><img alt="${screen}, ${column}" src="${dataUrl(path)}"></td>`;
    });
    return `<tr><th colspan="4">${screen.replaceAll('-', ' ')}</th></tr><tr>${cells.join('')}</tr>`;
  });
  return htmlPage(`Screens: ${part}`, `<table>${rows.join('\n')}</table>`);
}

function index(names) {
  const links = names.map(
    (name) => `<li><a href="${name}.html">${name}</a>, <a href="${name}.png">as one picture</a></li>`,
  );
  return htmlPage('Every screen', `<ul>${links.join('\n')}</ul>`);
}

function htmlPage(title, body) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<style>
  body { margin: 24px; font: 14px/20px system-ui, sans-serif; background: #8a8f8c; color: #111; }
  table { border-spacing: 12px 4px; } th { text-align: left; padding-top: 16px; font-size: 16px; }
  td { vertical-align: top; } td.desktop img { width: 640px; } td.phone img { width: 200px; }
  img { display: block; box-shadow: 0 2px 8px rgb(0 0 0 / 30%); }
</style><h1>${title}</h1>${body}</html>`;
}

function dataUrl(path) {
  return `data:image/webp;base64,${readFileSync(path).toString('base64')}`;
}
