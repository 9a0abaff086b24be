/** Properties that no picture can show, because they are about time, the pointer, scrolling or the printer. */
export const UNSEEN =
  /^(transition|animation|cursor|user-select|pointer-events|touch-action|will-change|scroll|overscroll|caret|contain|content-visibility|break-|page|orphans|widows|-webkit-(tap|user)|print-color|text-size|resize)/;

/** What only the computer decides, and what is shown once a browser has filled a field in. */
const UNCHANGED = /pointer:|prefers-|:autofill/;

/** Foundations show tokens, which are in the pictures of components too. */
const FOUNDATIONS = '/theme/';

/**
 * Says what a complete run has shown in no picture: a file of stories, a component in one of its themes, a screen, or a rule of the styles.
 *
 * - `entries`: the stories of Storybook's index.
 * - `stories`, `taken` and `styles`: what the stories have noted (.storybook/testing/notes.ts).
 * - `screens`: for each screen of the app the paths at which it is, as its routes have them.
 */
export function unpictured({ entries, stories, taken, styles, screens }) {
  const files = new Map();
  for (const { importPath, id } of entries) files.set(importPath, [...(files.get(importPath) ?? []), id]);
  const missing = [];
  for (const [file, ids] of files) {
    const own = stories.filter(({ id }) => ids.includes(id));
    const pictures = taken.filter((name) => ids.some((id) => name.startsWith(`${id}--`)));
    if (pictures.length === 0) missing.push(`${file}: no story has a picture`);
    else if (file.includes('/packages/ui/') && !file.includes(FOUNDATIONS))
      for (const theme of new Set(own.flatMap(({ themes }) => themes)))
        if (!pictures.some((name) => name.endsWith('--dark.webp') === (theme === 'dark')))
          missing.push(`${file}: no story has a picture in the ${theme} theme`);
  }

  const pictured = stories.filter((story) => story.isPictured).map(({ place }) => pathOf(place));
  for (const paths of screens)
    if (!paths.some((path) => pictured.some((place) => isAt(place, path))))
      missing.push(`${paths.join(', ')}: the screen has no picture`);

  const [shown, known] = ['shown', 'known'].map(
    (kind) =>
      new Set(
        styles.filter((line) => line.startsWith(kind)).map((line) => line.slice(line.indexOf('\t') + 1)),
      ),
  );
  for (const rule of known)
    if (!shown.has(rule) && !UNCHANGED.test(rule) && canBeSeen(rule))
      missing.push(`no picture shows the style ${rule}`);
  return missing;
}

const canBeSeen = (rule) =>
  rule
    .slice(rule.lastIndexOf('{') + 1)
    .split(';')
    .some((declaration) => declaration.trim() !== '' && !UNSEEN.test(declaration.trim()));

/** Whether a place is at the path of a route: `/tickets/edit/tk0` is at `/tickets/edit/:ticketId`. */
const isAt = (place, path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(place);

const pathOf = (place) => place.replace(/^#/, '').split('?')[0];
