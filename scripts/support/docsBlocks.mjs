// What is checked of the blocks of a docs page. These functions run in the page.

/** Waits for the first framed story on each screen, and returns what is wrong with them: a window that is not their screen's, or a play function that runs. */
export async function framesAt({ screens }) {
  const DONE = new Set(['finished', 'errored', 'aborted']);
  const found = [];
  const noticePlay = ({ data }) => {
    if (typeof data === 'string' && data.includes('"newPhase":"playing"'))
      found.push('a play function runs in a frame');
  };
  window.addEventListener('message', noticePlay);
  const isOver = ({ contentWindow }) => {
    const renders = contentWindow?.__STORYBOOK_PREVIEW__?.storyRenders ?? [];
    return renders.length > 0 && renders.every(({ phase }) => DONE.has(phase));
  };
  const seen = new Set();
  for (const frame of document.querySelectorAll('.docs-story iframe')) {
    const storyId = frame.id.replace('iframe--', '');
    const { storyGlobals } = await window.__STORYBOOK_PREVIEW__.storyStore.loadStory({ storyId });
    const { width } = screens[storyGlobals.viewport?.value ?? 'desktop'];
    if (seen.has(width)) continue;
    seen.add(width);
    frame.loading = 'eager';
    while (!isOver(frame)) await new Promise((resolve) => setTimeout(resolve, 20));
    if (frame.contentWindow.innerWidth !== width)
      found.push(`${storyId}: its window is ${frame.contentWindow.innerWidth} px wide instead of ${width}`);
  }
  window.removeEventListener('message', noticePlay);
  return found;
}

/** Returns a complaint if what a screen reader finds is said to be nothing, though there is something, or to be what Storybook has out of sight. */
export async function readOutAt() {
  const NAMED = 'a[href], button, input, select, textarea, table, img, h1, h2, h3, [role]';
  const docs = document.querySelector('#storybook-docs');
  const story = docs.querySelector('[id$="--primary"]');
  const shown = story?.querySelector('iframe')?.contentDocument.body ?? story;
  const isNamed = [...(shown?.querySelectorAll(NAMED) ?? [])].some(
    (one) => one.checkVisibility() && !one.closest('[aria-hidden="true"]'),
  );
  const says = () => /The story at the top has nothing but text\.|Reading the story…/.test(docs.innerText);
  for (let tries = 0; isNamed && says() && tries < 1000; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  if (docs.innerText.includes('“No Preview”')) return ['a screen reader is said to find what is Storybook’s'];
  return isNamed && says() ? ['a screen reader is said to find nothing but text'] : [];
}

/** Opens the code of each story, and returns a complaint if one is empty, or that of another. */
export async function codesAt() {
  const buttons = [...document.querySelectorAll('#storybook-docs button')];
  for (const button of buttons) if (button.innerText.trim() === 'Show code') button.click();
  const codes = () => [...document.querySelectorAll('.sbdocs-preview pre')].map(({ innerText }) => innerText);
  // Storybook writes them one after the other.
  const isEmpty = () => codes().some((code) => ['', 'Transforming...'].includes(code.trim()));
  for (let tries = 0; isEmpty() && tries < 1000; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  const all = codes();
  const repeated = all.filter((code, place) => all.indexOf(code) !== place).length;
  if (isEmpty()) return ['the code of a story is empty'];
  return repeated > 0 ? [`${repeated} of ${all.length} codes are that of another story`] : [];
}

/** Returns what is wrong with the props table: a prop that is missing, unknown or required without a description, or a control that shows an element. */
export async function propsAt({ own }) {
  const rows = [...document.querySelectorAll('.docblock-argstable-body tr')];
  const found = rows.flatMap((row) => {
    const [name, description, , control] = [...row.cells].map(({ innerText }) => innerText.trim());
    const isDescribed = row.cells[1].children.length > 1;
    return [
      ...(/^unknown$/m.test(description) ? [`${name} is unknown`] : []),
      ...(name.endsWith('*') && !isDescribed ? [`${name} is required and not described`] : []),
      ...(control?.includes('$$typeof') ? [`the control of ${name} shows an element`] : []),
    ];
  });
  const named = new Set(rows.map(({ cells }) => cells[0].innerText.trim().replace('*', '')));
  const missing = own.filter(({ name }) => rows.length > 0 && !named.has(name));
  return [...found, ...missing.map(({ name }) => `${name} is not in the table of properties`)];
}
