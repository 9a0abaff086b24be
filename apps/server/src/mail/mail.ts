/** One mail to one person, as text and as a page. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** What hands mails over: to a mail server, or into a folder. Rejects where it couldn't. */
export type Deliver = (mail: Mail) => Promise<void>;

/** Logs a failure for whoever runs the server. */
type Tell = (what: object, message: string) => void;

/** Sends mails behind the answers, so that response times do not reveal whether there was one. */
export interface PostOffice {
  /** Takes a mail and returns at once. One that cannot be delivered is logged, without its address or its text. */
  post(mail: Mail): void;
  /** Resolves when every mail taken so far has been delivered or has failed. */
  settled(): Promise<void>;
}

export function openPostOffice(deliver: Deliver, tell: Tell): PostOffice {
  const under = new Set<Promise<void>>();
  return {
    post(mail) {
      const sending = new Promise((go) => setImmediate(go))
        .then(() => deliver(mail))
        .catch((error: unknown) => tell({ mail: reasonOf(error) }, 'a mail could not be sent'))
        .finally(() => under.delete(sending));
      under.add(sending);
    },
    async settled() {
      await Promise.all(under);
    },
  };
}

const TOLD: ReadonlySet<string> = new Set(['code', 'command', 'responseCode', 'errno', 'syscall', 'port']);

/** What failed, in codes: a mail server's own words quote addresses. */
function reasonOf(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const facts = Object.entries(error).filter(
    ([name, value]) => TOLD.has(name) && (typeof value === 'string' || typeof value === 'number'),
  );
  return { type: error.name, ...Object.fromEntries(facts) };
}
