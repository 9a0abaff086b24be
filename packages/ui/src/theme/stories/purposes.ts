import type { Theme } from '../palette';

/** What each colour is for. A token that says nothing does not compile. */
export const purposes: Theme = {
  surface: {
    canvas: 'Background of the page',
    raised: 'Background of cards, tables and fields',
    button: 'Background of a secondary button; in the dark theme it differs from that of fields',
    sunken: 'Background of table heads, wells and disabled controls',
    hovered: 'Background of what is hovered or focused: a row, a menu item, a secondary button',
    scrim: 'Over the page behind an open dialog or drawer',
  },
  text: {
    default: 'Text and icons',
    muted: 'What is less important: labels, hints, missing values',
    onBrand: 'Text on the brand colour',
    danger: 'Errors, with the outline of their field, and what deletes',
    link: 'Links in a text',
  },
  line: {
    default: 'Hairlines between elements, for decoration only',
    control: 'Outline of a control',
  },
  brand: {
    default: 'Primary buttons, and what is chosen',
    pressed: 'A primary button that is hovered or pressed',
    tint: 'Background of a chosen row or option',
  },
  danger: {
    default: 'Buttons that delete or cancel',
    pressed: 'Such a button that is hovered or pressed',
    on: 'Text on them',
  },
  accent: { default: 'The mark, and the bar beside the current menu item; never text', on: 'Signs on it' },
  sidebar: {
    bg: 'Background of the navigation, dark in both themes',
    hover: 'An entry that is hovered',
    current: 'The entry of the current page',
    text: 'Entries',
    muted: 'Headings of groups',
    strong: 'The current entry, and the brand',
    focus: 'Focus ring on the navigation',
  },
  status: {
    idle: { bg: 'Badge of what has not begun', fg: 'Its text' },
    warning: { bg: 'Badge and notice of what needs attention', fg: 'Its text' },
    info: { bg: 'Badge and notice of what is under way', fg: 'Its text' },
    success: { bg: 'Badge and notice of what is done', fg: 'Its text' },
    danger: { bg: 'Badge and notice of what failed or was cancelled', fg: 'Its text' },
  },
  seat: {
    available: { bg: 'A seat that can be chosen', fg: 'Its number', line: 'Its outline' },
    scheduled: { bg: 'A seat that is sold', fg: 'Its number', line: 'Its outline' },
    booked: { bg: 'A seat that the clerk has chosen', fg: 'Its number', line: 'Its outline' },
  },
  focus: 'Focus ring of every control',
  shadow: { raised: 'Below cards', overlay: 'Below dialogs, menus and messages' },
};
