/**
 * Returns the e-mail address that a provider is given for the payer of a payment, as travelers have none: the company's own with the reference, so that each payer is
 * another customer, and what the provider mails them comes to the company.
 */
export const payerMail = (mail: string, reference: string): string => mail.replace('@', `+${reference}@`);

/** Returns the reference in the e-mail address of a payer; undefined if it is none of ours. */
export const referenceOfPayer = (mail: string): string | undefined => /\+(.+)@/.exec(mail)?.[1];
