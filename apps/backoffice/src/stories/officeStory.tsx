import { compareClocks, configureApi, endSession, saveSession, whenNetworkIdle } from '@motorpark/api';
import { type CoreRole, type Role, type Session, areaRoleOf } from '@motorpark/domain';
import { fireEvent, screen, waitFor } from 'storybook/test';
import { setupWorker } from 'msw/browser';
import { App } from '../app/App';
import { dismissFormFailure } from '../shared/form/showFormFailure';
import { type Answers, type ServerKind, isRefusal, mockServer } from './mockServer';

/** The logged-in user: staff or a super admin of the sample company. */
const PEOPLE: Record<Role, Omit<Session, 'token'>> = {
  admin: { role: 'admin', terminalName: 'Awka', name: 'Ada Obi' },
  super_admin: { role: 'super_admin', terminalName: '', name: 'Ngozi Eze' },
  manager: { role: 'manager', terminalName: '', name: 'Ifeoma Ude', managed: ['t1'] },
  accountant: { role: 'accountant', terminalName: '', name: 'Tobi Bello' },
  auditor: { role: 'auditor', terminalName: '', name: 'Halima Sani' },
};

let logins = 0;

/** Each story has its own token, so that nothing cached by an earlier story is used. */
export const logInAs = (role: Role): Session => ({ ...PEOPLE[role], token: `story ${(logins += 1)}` });

/** The storage keys of a counter, of the other people logged in there, and of what its user was offered on the first day. */
const AT_COUNTER = ['counterKey', 'counterPeople', 'firstDay p0'] as const;

function sitAtCounter(person: Session, others: readonly string[]) {
  saveSession({ ...person, personId: 'p0' });
  const people = others.map((name, place) => ({
    ...person,
    token: `story of ${name}`,
    name,
    personId: `p${place + 1}`,
    leftAt: Date.now(),
  }));
  localStorage.setItem('counterKey', 'story');
  localStorage.setItem('counterPeople', JSON.stringify(people));
}

/** A menu entry that appears only once the kind of server is known. */
const EXTENDS_MENU: Record<CoreRole, string> = { admin: 'Till', super_admin: 'Shifts' };

/** Throws while the menu lacks the entry; a picture would show another page. */
function assertMenuIsComplete(item: string) {
  const menu = screen.queryByRole('navigation', { name: 'Main menu' });
  if (menu && !menu.textContent.includes(item)) throw new Error('The menu is not whole yet');
}

interface OfficeStory {
  /** The screen's path, from `paths`. */
  at: string;
  /** The role of the logged-in user; undefined if nobody is logged in. */
  as?: Role;
  /** Whether the user's passcode was set by somebody else. */
  mustChangePasscode?: boolean;
  /** Whether the company requires a second factor that the user has not set up. */
  mustSetUpSecondFactor?: boolean;
  /** The names of the other people logged in at this counter; undefined if the machine is no counter. */
  atCounterWith?: readonly string[];
  /** The kind of server; default our own. */
  server?: ServerKind;
  answers?: Answers;
  /** Milliseconds by which this machine's clock is ahead of the server's; undefined if the server does not tell its time. */
  clockAhead?: number;
  /** Returns what a call waits for while the server cannot be reached; called for each call. */
  whileGone?: () => Promise<unknown> | undefined;
  /** The navigation state from the previous screen. */
  state?: object;
  /** Whether it is a state of a screen that another story shows. */
  isState?: boolean;
  /** Whether it is also shown on a phone, although it is a state or has responses of its own. */
  isOnPhones?: boolean;
  /** What is pictured of it; by default the PC in the light theme. A screen only has the pictures that show what no component and no other screen shows. */
  pictures?: readonly `${'desktop' | FurtherScreen | 'phone'}--${'light' | 'dark'}`[];
  /** A text that is visible once the screen has loaded. */
  shows: string | RegExp;
  /** Runs before the picture is taken. */
  play?: () => Promise<void>;
}

/** The screens on which only what has a picture there is shown: between a PC and a phone. */
const FURTHER_SCREENS = ['narrow', 'small', 'tablet'] as const;
type FurtherScreen = (typeof FURTHER_SCREENS)[number];

const worker = setupWorker();
let started: Promise<unknown> | undefined;

/** The assembled app at one of its screens, with a server made of data. It is shown on a PC and must have room on a phone; a state is shown on a PC only. */
export function officeStory({
  at,
  as,
  mustChangePasscode,
  mustSetUpSecondFactor,
  atCounterWith,
  server = 'own',
  answers,
  clockAhead,
  whileGone,
  state,
  isState = false,
  isOnPhones = server !== 'core' && !answers && !isState,
  pictures = ['desktop--light'],
  shows,
  play,
}: OfficeStory) {
  return {
    render: () => <App />,
    parameters: {
      layout: 'fullscreen',
      picture: 'page',
      screens: [
        'desktop',
        ...FURTHER_SCREENS.filter((name) => pictures.some((picture) => picture.startsWith(name))),
        ...(isOnPhones ? ['phone'] : []),
      ],
      pictures,
      troubles: [
        ...(Object.values(answers ?? {}).includes('offline') ? ['net::ERR_FAILED'] : []),
        // Browsers log refused calls; a core server refuses the call for its capabilities.
        ...(server === 'core' ? ['404 (Not Found)'] : []),
        ...Object.values(answers ?? {}).flatMap((answer) =>
          isRefusal(answer) ? [`the server responded with a status of ${answer.status}`] : [],
        ),
      ],
    },
    async beforeEach({ abortSignal }: { abortSignal: AbortSignal }) {
      started ??= worker.start({
        onUnhandledRequest: 'bypass',
        quiet: true,
        serviceWorker: { url: './callsOnly.js' },
      });
      await started;
      // Another story has started meanwhile; its server must stay.
      if (abortSignal.aborted) return undefined;
      const date = clockAhead === undefined ? {} : { date: new Date(Date.now() - clockAhead).toUTCString() };
      worker.resetHandlers(...mockServer(server, answers, whileGone, date));
      // A busy machine must not count as a slow or lost connection.
      configureApi({ baseURL: '', slowAfterMs: 600_000, timeoutMs: 600_000 });
      const person = as && logInAs(as);
      if (person) saveSession({ ...person, mustChangePasscode, mustSetUpSecondFactor });
      if (person && atCounterWith) sitAtCounter(person, atCounterWith);
      history.replaceState({ usr: state }, '', `#${at}`);
      return async () => {
        // A late answer of the other clock must not set that of the next story.
        if (clockAhead !== undefined) await whenNetworkIdle();
        endSession();
        // The toast of a refusal comes a moment later, and must not come in the next story.
        dismissFormFailure();
        compareClocks(new Date().toUTCString(), Date.now());
        for (const key of AT_COUNTER) localStorage.removeItem(key);
        sessionStorage.clear();
        location.hash = '';
      };
    },
    async play() {
      await screen.findAllByText(shows);
      await waitFor(() => {
        if (document.querySelector('[aria-busy="true"]') && answers === undefined)
          throw new Error('Still loading');
      });
      if (as && server === 'own' && answers?.capabilities === undefined)
        await waitFor(() => assertMenuIsComplete(EXTENDS_MENU[areaRoleOf(as)]));
      await play?.();
      // Toasts stay while the window has no focus, so that they are in every picture.
      await fireEvent.blur(window);
    },
  };
}
