import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text as bodyOf } from 'node:stream/consumers';
import {
  COMPANY_FIELDS,
  CONFIRMATION_RULE_LABELS,
  type Kobo,
  NIGERIA,
  counted,
  formatAccountNumber,
  formatDateTime,
  formatNaira,
  typedNaira,
} from '@motorpark/domain';
import { FAULTS, type Fault, isFault } from './faults';
import { BANK, type Opened, SIMULATOR, paidTo } from './simulated';

/** What the page shows and does. */
interface Phone {
  /** All accounts, newest first. */
  accounts: () => readonly Opened[];
  /** What goes wrong; the page changes it. */
  faults: Set<Fault>;
  /** How many events wait to be delivered. */
  waiting: () => number;
  pay: (reference: string, amount: Kobo) => Promise<readonly number[]>;
  /** Pays out to the company's bank; undefined if there is nothing to pay out. */
  settle: () => Promise<readonly number[] | undefined>;
  deliver: () => Promise<readonly number[]>;
  /** Where Motorpark is. */
  motorpark: () => string;
}

/** An amount that was typed for an account and is none. */
interface Wrong {
  reference: string;
  typed: string;
}

/** How many accounts are listed; older ones are left out. */
const LISTED = 30;
const TOO_MUCH: Kobo = 1_000_00;

const STYLE = `
:root { color-scheme: light dark; --page: #f5f6f8; --card: #fff; --text: #1b2430; --quiet: #51606f; --line: #78848f; --strong: #0b5d3b; --on: #fff; --note: #ffe9a8; --bad: #a61b1b }
@media (prefers-color-scheme: dark) { :root { --page: #12161b; --card: #1c2229; --text: #e8ecf0; --quiet: #a9b5c1; --line: #7b8895; --strong: #7fd6ad; --on: #10231a; --note: #4a3b09; --bad: #ff9d9d } }
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif }
header, main { max-width: 75rem; margin: auto; padding: 1rem }
main { display: grid; gap: 1rem 1.5rem; grid-template-columns: minmax(0, 1fr); align-items: start; padding-top: 0 }
@media (min-width: 60rem) { main { grid-template-columns: minmax(0, 1fr) 25rem } }
h1 { font-size: 1.5rem; margin: 0 }
h2 { font-size: 1.125rem; margin: 0 0 .5rem }
h3 { font-size: 1.375rem; margin: 0; font-variant-numeric: tabular-nums }
p { margin: 0 0 .25rem }
a { color: var(--strong) }
.note { background: var(--note); margin: 0 0 1rem; padding: .5rem 1rem; border-radius: .625rem; text-align: center; font-weight: 600 }
.quiet { color: var(--quiet) }
.bad { color: var(--bad); margin: 0; flex-basis: 100% }
article, aside, [role=status]:not(:empty) { background: var(--card); border: 1px solid var(--line); border-radius: .625rem; padding: 1rem; margin-bottom: 1rem }
[role=status]:not(:empty) { margin: .75rem 0 0; padding: .75rem 1rem; border-left: .375rem solid var(--strong) }
form { margin-top: .75rem }
.row { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end }
button, input[type=text] { font: inherit; min-height: 2.75rem; border-radius: .5rem; padding: .25rem .875rem; border: 1px solid var(--line); background: var(--card); color: var(--text) }
button { cursor: pointer; font-weight: 600 }
.main { background: var(--strong); border-color: var(--strong); color: var(--on) }
input[type=text] { width: 9rem }
.field { display: grid }
fieldset { border: 0; padding: 0; margin: 0 0 .75rem }
legend { padding: 0; font-weight: 600 }
.tick { display: flex; gap: .625rem; padding: .375rem 0 }
input[type=checkbox] { width: 1.25rem; height: 1.25rem; flex: none; margin: .125rem 0 0; accent-color: var(--strong) }
:focus-visible { outline: .1875rem solid var(--strong); outline-offset: .125rem }
`;

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  // With `no-referrer` a browser would send the forms without their origin.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** Returns what answers the requests of the page "Customer's phone", which pays the accounts of a simulated provider and chooses its faults. It returns false for any other request, and does nothing. */
export function customersPhone(phone: Phone) {
  const { faults } = phone;
  /** The answer of the last press, for the page that follows it. */
  let said = '';

  /** Returns the amount that is wrong, if any. */
  async function pay(form: URLSearchParams): Promise<Wrong | undefined> {
    const opened = phone.accounts().find(({ reference }) => reference === form.get('account'));
    const amounts = opened && amountsOf(opened, form);
    if (amounts) said = await send(opened, amounts);
    else if (opened) return { reference: opened.reference, typed: form.get('amount') ?? '' };
    else said = 'This account is not there any more. Nothing was sent.';
    return undefined;
  }

  async function send(opened: Opened, amounts: readonly Kobo[]): Promise<string> {
    const before = paidTo(opened);
    const statuses: number[] = [];
    for (const amount of amounts) statuses.push(...(await phone.pay(opened.reference, amount)));
    const came = paidTo(opened) - before;
    const isAll = came === amounts.reduce((sum, amount) => sum + amount, 0);
    return [
      `${amounts.map(naira).join(' and again ')} was sent to ${formatAccountNumber(opened.number)}.`,
      ...(isAll ? [] : [`${naira(came)} arrived.`]),
      toldBy(statuses),
    ].join(' ');
  }

  const toldBy = (statuses: readonly number[]) =>
    phone.waiting() > 0 && statuses.length === 0 && !faults.has('lost')
      ? 'Motorpark is told when you deliver what waits.'
      : answersOf(statuses);

  async function payOut(): Promise<string> {
    const statuses = await phone.settle();
    return statuses
      ? `What has come is paid out to the bank. ${toldBy(statuses)}`
      : 'There is nothing to pay out: no money has come since the last time.';
  }

  function choose(form: URLSearchParams) {
    faults.clear();
    for (const fault of form.getAll('fault')) if (isFault(fault)) faults.add(fault);
    said = faults.size > 0 ? `The provider has ${counted(faults.size, 'fault')} now.` : 'The provider works.';
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const route = `${request.method} ${request.url}`;
    let wrong: Wrong | undefined;
    if (route === 'POST /pay') wrong = await pay(new URLSearchParams(await bodyOf(request)));
    else if (route === 'POST /faults') choose(new URLSearchParams(await bodyOf(request)));
    else if (route === 'POST /settle') said = await payOut();
    else if (route === 'POST /deliver') said = answersOf(await phone.deliver());
    else if (route !== 'GET /') return false;
    if (request.method === 'POST' && !wrong) response.writeHead(303, { location: '/' }).end();
    else response.writeHead(wrong ? 422 : 200, HEADERS).end(pageOf(phone, wrong ? '' : said, wrong));
    if (request.method === 'GET') said = '';
    return true;
  };
}

/** Returns what a press sends, one amount for each transfer; undefined if what was typed is none. */
function amountsOf(opened: Opened, form: URLSearchParams): Kobo[] | undefined {
  const { amount } = opened;
  const rest = Math.max(0, amount - paidTo(opened));
  switch (form.get('press')) {
    case 'part': {
      const part = typedNaira(form.get('amount') ?? '') ?? 0;
      return part > 0 ? [part] : undefined;
    }
    case 'too much':
      return [rest + TOO_MUCH];
    case 'twice':
      return [amount, amount];
    default:
      return [rest || amount];
  }
}

/** Says what Motorpark answered the events with. */
function answersOf(statuses: readonly number[]): string {
  if (statuses.length === 0) return 'Motorpark was told nothing.';
  const said = [...new Set(statuses)].map((status) => {
    const events = counted(statuses.filter((one) => one === status).length, 'event');
    if (status === 200) return `Motorpark has taken ${events}.`;
    if (status === 401) return `Motorpark refused ${events}: the signature is wrong.`;
    return status === 0
      ? `Motorpark did not answer ${events}.`
      : `Motorpark answered ${events} with ${status}.`;
  });
  return said.join(' ');
}

function pageOf({ accounts, faults, waiting, motorpark }: Phone, said: string, wrong?: Wrong): string {
  const listed = accounts().slice(0, LISTED);
  const isPaid = (one: Opened) => paidTo(one) >= one.amount;
  const isOver = ({ until }: Opened) => until.getTime() <= Date.now();
  const section = (title: string, some: readonly Opened[], empty = '') => {
    const cards = some.map((one) => cardOf(one, wrong)).join('') || empty;
    return cards && `<section><h2>${title}</h2>${cards}</section>`;
  };
  const open = listed.filter((one) => !isPaid(one) && !isOver(one));
  const over = listed.filter((one) => !isPaid(one) && isOver(one));
  const ticks = Object.entries(FAULTS).map(([fault, words]) => {
    const isChosen = isFault(fault) && faults.has(fault);
    return `<label class="tick"><input type="checkbox" name="fault" value="${fault}"${isChosen ? ' checked' : ''}>${words}</label>`;
  });
  return `<!doctype html>
<html lang="en-NG">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Customer’s phone</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<p class="note">${SIMULATOR}: no money moves</p>
<h1>Customer’s phone</h1>
<p class="quiet">It pays as a customer’s bank would, what Motorpark has asked for since its last start. <a href="/">Show new accounts</a> · <a href="${html(motorpark())}">Open Motorpark</a></p>
<div role="status" tabindex="-1"${said ? ' autofocus' : ''}>${html(said)}</div>
</header>
<main>
<div>${section('Waiting for money', open, NOTHING_WAITS)}${section('The time is over', over)}${section('Paid', listed.filter(isPaid))}</div>
<aside aria-labelledby="faults">
<h2 id="faults">Faults of the provider</h2>
<form method="post" action="/faults">
<fieldset aria-labelledby="faults">${ticks.join('\n')}</fieldset>
<button>Save faults</button>
</form>
<form method="post" action="/settle"><button>Pay out to the bank</button></form>
<form method="post" action="/deliver"><button>Deliver what waits (${waiting()})</button></form>
</aside>
</main>
</body>
</html>`;
}

const NOTHING_WAITS = `<article>
<p>No account waits for money.</p>
<p>In Motorpark, a super admin opens Company and sets “${COMPANY_FIELDS.confirmationRule.label}” to “${CONFIRMATION_RULE_LABELS.required}”. From then on each ticket and parcel that is sold by bank transfer has an account here.</p>
</article>`;

function cardOf(opened: Opened, wrong: Wrong | undefined): string {
  const { number, amount, until, description } = opened;
  const came = paidTo(opened);
  const id = html(opened.reference);
  const form = (content: string) =>
    `<form method="post" action="/pay" class="row"><input type="hidden" name="account" value="${id}">${content}</form>`;
  const button = (press: string, label: string, look = '') =>
    `<button name="press" value="${press}" aria-describedby="${id}"${look}>${label}</button>`;
  const isWrong = wrong?.reference === opened.reference;
  const field = isWrong
    ? `value="${html(wrong.typed)}" aria-invalid="true" aria-describedby="wrong" autofocus`
    : 'value=""';
  const presses = [
    button('full', came > 0 ? 'Pay the rest' : 'Pay in full', ' class="main"'),
    button('too much', `Pay ${naira(TOO_MUCH)} too much`),
    button('twice', 'Pay twice'),
  ];
  const part = `<label class="field">Part, in naira<input type="text" name="amount" inputmode="decimal" autocomplete="off" ${field}></label>
${button('part', 'Pay a part')}${isWrong ? '<p id="wrong" class="bad">Enter an amount in naira, such as 5,000.</p>' : ''}`;
  return `<article>
<h3 id="${id}">${formatAccountNumber(number)}</h3>
<p class="quiet">${[BANK, html(description)].filter(Boolean).join(' · ')}</p>
<p>${naira(amount)}, until ${formatDateTime(until.toISOString())}.${came > 0 ? ` ${naira(came)} has come.` : ''}</p>
${came >= amount ? form(button('again', 'Pay again')) : form(presses.join('')) + form(part)}
</article>`;
}

/** Writes an amount without the sign of the naira, which not every computer's own font has. */
const naira = (amount: Kobo) => formatNaira(amount, { ...NIGERIA, currency: 'NGN ' });

/** Writes text as HTML. */
const html = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
