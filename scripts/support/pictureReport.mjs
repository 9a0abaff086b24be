import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ACTUAL = /\.actual(\.\w+)$/;

/** Writes a page that shows each changed picture in a folder: before, after, their difference, and a slider. Returns its path; undefined if there are none. */
export function writePictureReport(folder) {
  const files = new Set(readdirSync(folder));
  const changed = [...files].filter((file) => ACTUAL.test(file)).toSorted();
  if (changed.length === 0) return undefined;
  const path = join(folder, 'index.html');
  writeFileSync(path, page(changed.map((file) => section(file, files)).join('\n')));
  return path;
}

function section(actual, files) {
  const of = (what) => actual.replace(ACTUAL, `.${what}$1`);
  const figure = (what) => `<figure><figcaption>${what}</figcaption><img src="${of(what)}" alt=""></figure>`;
  const isNew = !files.has(of('expected'));
  const slider = `<div class="slider"><img src="${of('expected')}" alt=""><img src="${of('actual')}" alt=""></div>
<input type="range" aria-label="Expected to actual" value="50" oninput="this.previousElementSibling.style.setProperty('--at', this.value + '%')">`;
  const pictures = isNew
    ? figure('actual')
    : slider + ['expected', 'actual', 'difference'].map(figure).join('');
  return `<section><h2>${actual.replace(ACTUAL, '')}${isNew ? ' (new)' : ''}</h2>${pictures}</section>`;
}

const page = (
  sections,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Changed pictures</title>
<style>
  body { margin: 24px; font: 14px/20px system-ui, sans-serif; background: #8a8f8c; color: #111; }
  img { box-shadow: 0 2px 8px rgb(0 0 0 / 30%); } figure { margin: 16px 0; }
  .slider { display: inline-grid; --at: 50%; } .slider > img { grid-area: 1 / 1; }
  .slider > :last-child { clip-path: inset(0 0 0 var(--at)); } input { display: block; width: 640px; }
</style><h1>Changed pictures</h1>${sections}</html>`;
