const HEADER = 'content-security-policy';
/** The workers get it from the process that started them. */
const KEPT = 'MOTORPARK_PAGE_POLICY';

/** Keeps the policy with which a server of ours sends the app's page. */
export async function keepPagePolicy(url: string) {
  const { headers } = await fetch(url);
  process.env[KEPT] = headers.get(HEADER) ?? '';
}

/** It, as headers. */
export const pagePolicy = (): Record<string, string> => {
  const policy = process.env[KEPT];
  return policy ? { [HEADER]: policy } : {};
};
