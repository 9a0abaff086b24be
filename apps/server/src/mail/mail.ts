/** A mail to one recipient, as text and as HTML. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Passes a mail to a mail server or writes it into a folder. Rejects if that fails. */
export type Deliver = (mail: Mail) => Promise<void>;

/** Logs a failure for the operator. */
type LogFailure = (what: object, message: string) => void;

/** Sends mails after the response, so that response times do not reveal whether a mail was sent. */
export interface PostOffice {
  /** Queues a mail and returns immediately. A failed delivery is logged without the address and the text. */
  post(mail: Mail): void;
  /** Resolves when all queued mails were delivered or have failed. */
  settled(): Promise<void>;
}

export function openPostOffice(deliver: Deliver, logFailure: LogFailure): PostOffice {
  const pending = new Set<Promise<void>>();
  return {
    post(mail) {
      const sending = new Promise((go) => setImmediate(go))
        .then(() => deliver(mail))
        .catch((error: unknown) => logFailure({ mail: reasonOf(error) }, 'a mail could not be sent'))
        .finally(() => pending.delete(sending));
      pending.add(sending);
    },
    async settled() {
      await Promise.all(pending);
    },
  };
}

const LOGGED_FIELDS: ReadonlySet<string> = new Set([
  'code',
  'command',
  'responseCode',
  'errno',
  'syscall',
  'port',
]);

/** Returns the codes of a failure. The mail server's messages are left out because they quote addresses. */
function reasonOf(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const facts = Object.entries(error).filter(
    ([name, value]) => LOGGED_FIELDS.has(name) && (typeof value === 'string' || typeof value === 'number'),
  );
  return { type: error.name, ...Object.fromEntries(facts) };
}
