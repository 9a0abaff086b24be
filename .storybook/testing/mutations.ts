/** One small change to a story, of the kind that is easily overlooked: a slightly different token, one more pixel, another letter. */
export interface Mutation {
  story: string;
  /** The theme in which it is tried; the light one by default. */
  theme?: 'light' | 'dark';
  /** A colour or shadow token, by its custom property, and another value. */
  token?: readonly [name: string, value: string];
  /** A CSS rule: a border, a gap, a size. */
  css?: string;
  /** A selector; one letter of the first text in it is changed. */
  letterIn?: string;
}

const token = (story: string, name: string, value: string, theme: 'light' | 'dark' = 'light'): Mutation => ({
  story,
  theme,
  token: [name, value],
});
const css = (story: string, rule: string): Mutation => ({ story, css: rule });
const letter = (story: string, letterIn: string): Mutation => ({ story, letterIn });

/** The comparison of pictures must detect each of these; the score is printed at the end of the run. */
export const MUTATIONS: readonly Mutation[] = [
  token('controls-button--weights', '--mp-brand-default', '#0c5d3b'),
  token('controls-button--weights', '--mp-brand-default', '#47b883', 'dark'),
  token('controls-button--weights', '--mp-text-onBrand', '#fefefe'),
  css('controls-button--weights', 'button { border-radius: 9px }'),
  css('controls-button--weights', 'button { padding-inline: 17px }'),
  letter('controls-button--weights', 'button'),
  css('controls-button--states', 'button:not(:hover) { box-shadow: none }'),

  token('controls-textfield--states', '--mp-line-control', '#87857b'),
  token('controls-textfield--states', '--mp-text-danger', '#94231a'),
  token('controls-textfield--states', '--mp-surface-raised', '#1b211d', 'dark'),
  css('controls-textfield--states', 'input { margin-inline-start: 1px }'),
  css('controls-textfield--states', 'input { font-size: 15px }'),
  letter('controls-textfield--states', 'label'),
  token('controls-selectfield--focused', '--mp-focus', '#1d6fd9'),
  token('controls-searchbox--states', '--mp-text-muted', '#5c645f'),

  token('data-statusbadge--every-status', '--mp-status-idle-bg', '#eceae5'),
  token('data-statusbadge--every-status', '--mp-status-warning-bg', '#fff2d4'),
  token('data-statusbadge--every-status', '--mp-status-info-fg', '#1b4d8c'),
  token('data-statusbadge--every-status', '--mp-status-success-bg', '#dff2e8'),
  token('data-statusbadge--every-status', '--mp-status-danger-fg', '#94231a'),
  token('data-statusbadge--every-status', '--mp-status-info-bg', '#152b44', 'dark'),

  token('data-datatable--tickets', '--mp-line-default', '#e4e0d7'),
  token('data-datatable--tickets', '--mp-surface-sunken', '#f0eee9'),
  css('data-datatable--tickets', 'tbody tr { height: 41px }'),
  css('data-datatable--tickets', 'td { padding-inline-start: 9px }'),
  letter('data-datatable--tickets', 'th'),
  letter('data-datatable--tickets', 'td + td'),
  css('data-datatable--scrolled', 'thead { position: static }'),
  css('data-datatable--scrolled-in-its-box', 'thead { z-index: auto }'),
  css('overlay-modal--scrolled', 'footer { bottom: -1px }'),
  css('layout-toolbar--scrolled', '[data-thumb] { z-index: auto }'),

  css('data-summarycard--row', '[role="group"] { padding-inline-start: 17px }'),
  css('data-summarycard--row', 'p { letter-spacing: 0 }'),
  letter('data-summarycard--row', 'p'),

  token('layout-appframe--staff', '--mp-sidebar-bg', '#10241b'),
  token('layout-appframe--staff', '--mp-sidebar-current', '#1b3b2c'),
  token('layout-appframe--staff', '--mp-sidebar-text', '#c9d9d0'),
  token('layout-appframe--staff', '--mp-accent-default', '#f2b442'),
  token('layout-appframe--staff', '--mp-surface-canvas', '#f6f5f2'),
  token('layout-appframe--staff', '--mp-surface-canvas', '#111614', 'dark'),
  css('layout-appframe--staff', 'nav a { padding-inline-start: 9px }'),
  letter('layout-appframe--staff', 'nav a'),

  token('overlay-confirmdialog--delete', '--mp-danger-default', '#aa2a20'),
  token('overlay-confirmdialog--delete', '--mp-surface-scrim', 'rgb(15 36 27 / 46%)'),
  css('overlay-confirmdialog--delete', 'dialog { border-radius: 9px }'),
  css('overlay-confirmdialog--delete', 'dialog { width: 401px }'),
  letter('overlay-confirmdialog--delete', 'h2'),

  token('travel-seatgrid--part-sold', '--mp-seat-available-line', '#87857b'),
  token('travel-seatgrid--part-sold', '--mp-seat-scheduled-bg', '#eceae5'),
  css('travel-seatgrid--part-sold', 'button { border-radius: 5px }'),
  css('travel-seatgrid--part-sold', 'button { margin-inline-start: 1px }'),
  letter('travel-seatgrid--part-sold', 'button'),

  css('flow-stepindicator--every-step', 'li { margin-inline-end: 1px }'),
  letter('flow-stepindicator--every-step', 'li'),

  css('print-ticketreceipt--customer-copy-on-roll', 'h1, h2, h3 { font-size: 17px }'),
  css('print-ticketreceipt--customer-copy-on-roll', 'svg { margin-inline-start: 1px }'),
  letter('print-ticketreceipt--customer-copy-on-roll', 'dd'),
];
