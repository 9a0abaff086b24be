import type { BrowserContext, ConsoleMessage } from '@playwright/test';

const REFUSED = /Content Security Policy|requires? '?Trusted/;

/** Collects what the browser blocks on any page of a context because of the content security policy or a missing trusted type. */
export function noteRefusals(context: BrowserContext, refusals: string[]) {
  context.on('console', (message: ConsoleMessage) => {
    if (REFUSED.test(message.text())) refusals.push(`${message.location().url}: ${message.text()}`);
  });
}
