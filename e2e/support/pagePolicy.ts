const HEADER = 'content-security-policy';
/** Environment variable that passes the policy to the workers. */
const KEPT = 'MOTORPARK_PAGE_POLICY';

/** Stores the content security policy with which our own server sends the app's page. */
export async function keepPagePolicy(url: string) {
  const { headers } = await fetch(url);
  process.env[KEPT] = headers.get(HEADER) ?? '';
}

/** Returns the stored policy as headers. */
export const pagePolicy = (): Record<string, string> => {
  const policy = process.env[KEPT];
  return policy ? { [HEADER]: policy } : {};
};
