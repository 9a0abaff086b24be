import { configureApi, endSession, saveSession } from '@motorpark/api';
import type { Role, Session } from '@motorpark/domain';
import { fireEvent, screen, waitFor } from 'storybook/test';
import { setupWorker } from 'msw/browser';
import { App } from '../app/App';
import { type Answers, type ServerKind, isRefusal, mockServer } from './mockServer';

/** Who looks at the screen: two people of the sample company, or nobody yet. */
const PEOPLE: Record<Role, Omit<Session, 'token'>> = {
  admin: { role: 'admin', terminalName: 'Awka', name: 'Ada Obi' },
  super_admin: { role: 'super_admin', terminalName: '', name: 'Ngozi Eze' },
};

let logins = 0;

/** Each story is a login of its own: nothing that the page remembers of the story before is taken for this one's. */
const logInAs = (role: Role): Session => ({ ...PEOPLE[role], token: `story ${(logins += 1)}` });

/** Where the browser keeps that it is a counter, and who else is logged in there. */
const AT_COUNTER = ['counterKey', 'counterPeople'] as const;

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

/** What the menu has only once the server has said what it can. */
const EXTENDS_MENU: Record<Role, string> = { admin: 'Till', super_admin: 'Shifts' };

/** Throws while there is a menu without it; a picture would be of another page. */
function menuStands(item: string) {
  const menu = screen.queryByRole('navigation', { name: 'Main menu' });
  if (menu && !menu.textContent.includes(item)) throw new Error('The menu is not whole yet');
}

interface OfficeStory {
  /** The screen's path, from `paths`. */
  at: string;
  /** Whose login; left out, nobody is logged in. */
  as?: Role;
  /** Somebody else has chosen their passcode. */
  mustChangePasscode?: boolean;
  /** The company requires a second factor of them, which they haven't got. */
  mustSetUpSecondFactor?: boolean;
  /** The machine is a counter, at which these are logged in, too. */
  atCounterWith?: readonly string[];
  /** The kind of server; ours unless told otherwise. */
  server?: ServerKind;
  answers?: Answers;
  /** What a call waits for while the server cannot be reached; asked at each call. */
  whileGone?: () => Promise<unknown> | undefined;
  /** What the screen before handed over, as navigation state. */
  state?: object;
  /** It is a state of a screen that another story shows. */
  isState?: boolean;
  /** Its picture is taken on a phone, too, though it is a state or has answers of its own. */
  isOnPhones?: boolean;
  /** A text that shows once the screen stands. */
  shows: string | RegExp;
  /** What is done before the picture is taken. */
  play?: () => Promise<void>;
}

const worker = setupWorker();
let started: Promise<unknown> | undefined;

/** The assembled app at one of its screens, before a server made of data. Its picture is taken on a PC and on a phone; a state of it on a PC. */
export function officeStory({
  at,
  as,
  mustChangePasscode,
  mustSetUpSecondFactor,
  atCounterWith,
  server = 'extended',
  answers,
  whileGone,
  state,
  isState = false,
  isOnPhones = server !== 'core' && !answers && !isState,
  shows,
  play,
}: OfficeStory) {
  return {
    render: () => <App />,
    parameters: {
      layout: 'fullscreen',
      picture: 'page',
      screens: isOnPhones ? ['desktop', 'phone'] : ['desktop'],
      troubles: [
        ...(Object.values(answers ?? {}).includes('offline') ? ['net::ERR_FAILED'] : []),
        // Browsers note what a server refuses; a core server knows no capabilities.
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
      // Another story has been asked for in the meantime, whose server must not be taken away.
      if (abortSignal.aborted) return undefined;
      worker.resetHandlers(...mockServer(server, answers, whileGone));
      // A busy machine is no slow connection, and no lost one.
      configureApi({ baseURL: '', slowAfterMs: 600_000, timeoutMs: 600_000 });
      const person = as && logInAs(as);
      if (person) saveSession({ ...person, mustChangePasscode, mustSetUpSecondFactor });
      if (person && atCounterWith) sitAtCounter(person, atCounterWith);
      history.replaceState({ usr: state }, '', `#${at}`);
      return () => {
        endSession();
        for (const key of AT_COUNTER) localStorage.removeItem(key);
        sessionStorage.clear();
        location.hash = '';
      };
    },
    async play() {
      await screen.findAllByText(shows, undefined, { timeout: 10_000 });
      await waitFor(() => {
        if (document.querySelector('[aria-busy="true"]') && answers === undefined)
          throw new Error('Still loading');
      });
      if (as && server === 'extended' && answers?.capabilities === undefined)
        await waitFor(() => menuStands(EXTENDS_MENU[as]));
      await play?.();
      // Toasts wait while the person looks elsewhere, so that they are there in every picture.
      await fireEvent.blur(window);
    },
  };
}
