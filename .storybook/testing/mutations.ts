/** One small change to a story, of the kind that is easily overlooked: a slightly different token, one more pixel, another letter. */
export interface Mutation {
  story: string;
  /** The look in which it is tried; the light theme by default. */
  look?: string;
  /** A colour or shadow token, by its custom property, and another value. */
  token?: readonly [name: string, value: string];
  /** A CSS rule: a border, a gap, a size. */
  css?: string;
  /** A selector; one letter of the first text in it is changed. */
  letterIn?: string;
}

const token = (story: string, name: string, value: string, look = 'light'): Mutation => ({
  story,
  look,
  token: [name, value],
});
const css = (story: string, rule: string, look = 'light'): Mutation => ({ story, look, css: rule });
const letter = (story: string, letterIn: string): Mutation => ({ story, letterIn });

/** The comparison of pictures must detect each of these; the score is printed at the end of the run. */
export const MUTATIONS: readonly Mutation[] = [
  token('components-controls-button--variants', '--mp-brand-default', '#0c5d3b'),
  token('components-controls-button--variants', '--mp-brand-default', '#47b883', 'dark'),
  token('components-controls-button--variants', '--mp-text-onBrand', '#fefefe'),
  css('components-controls-button--variants', 'button { border-radius: 9px }'),
  css('components-controls-button--variants', 'button { padding-inline: 17px }'),
  letter('components-controls-button--variants', 'button'),
  css('components-controls-button--states', 'button:not(:hover) { box-shadow: none }'),

  token('components-controls-textfield--states', '--mp-line-control', '#87857b'),
  token('components-controls-textfield--states', '--mp-text-danger', '#94231a'),
  token('components-controls-textfield--states', '--mp-surface-raised', '#1b211d', 'dark'),
  css('components-controls-textfield--states', 'input { margin-inline-start: 1px }'),
  css('components-controls-textfield--states', 'input { font-size: 15px }'),
  letter('components-controls-textfield--states', 'label'),
  token('components-controls-selectfield--focused', '--mp-focus', '#1d6fd9'),
  token('components-controls-searchbox--states', '--mp-text-muted', '#5c645f'),

  token('components-data-statusbadge--every-status', '--mp-status-idle-bg', '#eceae5'),
  token('components-data-statusbadge--every-status', '--mp-status-warning-bg', '#fff2d4'),
  token('components-data-statusbadge--every-status', '--mp-status-info-fg', '#1b4d8c'),
  token('components-data-statusbadge--every-status', '--mp-status-success-bg', '#dff2e8'),
  token('components-data-statusbadge--every-status', '--mp-status-danger-fg', '#94231a'),
  token('components-data-statusbadge--every-status', '--mp-status-info-bg', '#152b44', 'dark'),

  token('components-data-datatable--tickets', '--mp-line-default', '#e4e0d7'),
  token('components-data-datatable--tickets', '--mp-surface-sunken', '#f0eee9'),
  css('components-data-datatable--tickets', 'tbody tr { height: 41px }'),
  css('components-data-datatable--tickets', 'td { padding-inline-start: 9px }'),
  letter('components-data-datatable--tickets', 'th'),
  letter('components-data-datatable--tickets', 'td + td'),
  css('components-data-datatable--scrolled', 'thead { position: static }'),
  css('components-data-datatable--scrolled-in-its-box', 'thead { z-index: auto }'),
  css('components-overlay-modal--scrolled', 'footer { bottom: -1px }'),
  css('components-layout-toolbar--scrolled', '[data-thumb] { z-index: auto }'),

  css('components-data-summarycard--row', '[role="group"] { padding-inline-start: 17px }'),
  css('components-data-summarycard--row', 'p { letter-spacing: 0 }'),
  letter('components-data-summarycard--row', 'p'),

  token('components-layout-appframe--staff', '--mp-sidebar-bg', '#10241b'),
  token('components-layout-appframe--staff', '--mp-sidebar-current', '#1b3b2c'),
  token('components-layout-appframe--staff', '--mp-sidebar-text', '#c9d9d0'),
  token('components-layout-appframe--staff', '--mp-accent-default', '#f2b442'),
  token('components-layout-appframe--staff', '--mp-surface-canvas', '#f6f5f2'),
  token('components-layout-appframe--staff', '--mp-surface-canvas', '#111614', 'dark'),
  css('components-layout-appframe--staff', 'nav a { padding-inline-start: 9px }'),
  letter('components-layout-appframe--staff', 'nav a'),

  token('components-overlay-confirmdialog--delete', '--mp-danger-default', '#aa2a20'),
  token('components-overlay-confirmdialog--delete', '--mp-surface-scrim', 'rgb(15 36 27 / 46%)'),
  css('components-overlay-confirmdialog--delete', 'dialog { border-radius: 9px }'),
  css('components-overlay-confirmdialog--delete', 'dialog { width: 401px }'),
  letter('components-overlay-confirmdialog--delete', 'h2'),

  token('domain-trips-and-seats-seatgrid--part-sold', '--mp-seat-available-line', '#87857b'),
  token('domain-trips-and-seats-seatgrid--part-sold', '--mp-seat-scheduled-bg', '#eceae5'),
  css('domain-trips-and-seats-seatgrid--part-sold', 'button { border-radius: 5px }'),
  css('domain-trips-and-seats-seatgrid--part-sold', 'button { margin-inline-start: 1px }'),
  letter('domain-trips-and-seats-seatgrid--part-sold', 'button'),

  css('components-layout-appframe--pointed', '.pseudo-hover { text-decoration: none }'),
  css('components-layout-appframe--pointed', '.pseudo-hover { background: none }'),
  css('components-layout-appframe--pointed', '.pseudo-focus-visible { outline-offset: 3px }'),
  css('components-layout-appframe--on-paper', 'main { padding-block-start: 1px }'),
  css('components-layout-appframe--on-a-tablet', 'header { padding-inline-start: 17px }'),
  css('components-layout-plainframe--scrolled', 'header { position: static }'),
  css('components-layout-tillbadge--states', '.pseudo-hover { background: none }'),
  css('components-layout-page--with-columns', '.pseudo-hover { text-decoration: none }'),
  css('components-overlay-modal--table-scrolled', 'dialog header { z-index: 1 }'),
  css('components-overlay-toaster--read', '[role="alert"] * { -webkit-line-clamp: 1 }'),
  css('components-controls-datepicker--states', '[data-hovered] { background: none }'),
  css('components-controls-daterangepicker--states', 'button[data-focus-visible] { outline: none }'),
  css(
    'components-controls-countfilter--states',
    '[aria-pressed="true"] { background: Canvas }',
    'forced-colors',
  ),
  css('components-layout-tablinks--states', '[aria-current="page"] { background: Canvas }', 'forced-colors'),
  css(
    'components-data-summarycard--filtering',
    '[aria-pressed="true"] { background: Canvas }',
    'forced-colors',
  ),
  css(
    'components-controls-segmentedcontrol--states',
    ':has(:checked) { background: Canvas }',
    'forced-colors',
  ),
  css('components-data-datatable--on-a-narrow-pc', 'td { padding-inline-start: 9px }'),
  css('screens-tickets--history', 'td { padding-inline-start: 9px }', 'small--light'),
  css('domain-trips-and-seats-weekgrid--changed', 'td { padding-block-start: 1px }'),

  css('components-flow-stepindicator--every-step', 'li { margin-inline-end: 1px }'),
  letter('components-flow-stepindicator--every-step', 'li'),

  css('domain-receipts-and-sheets-ticketreceipt--customer-copy-on-roll', 'h1, h2, h3 { font-size: 17px }'),
  css('domain-receipts-and-sheets-ticketreceipt--customer-copy-on-roll', 'svg { margin-inline-start: 1px }'),
  letter('domain-receipts-and-sheets-ticketreceipt--customer-copy-on-roll', 'dd'),
];
