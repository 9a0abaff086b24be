import { isIPv6 } from 'node:net';

/** Prefixes under which an IPv4 address is written as IPv6: mapped, and translated on the way. */
const IPV4_INSIDE: ReadonlySet<string> = new Set(['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0']);

/**
 * What an address is counted as. An IPv6 customer has a whole /64, so that its addresses are one; an IPv4 address that is written as
 * IPv6 is the IPv4 address.
 */
export function networkOf(ip: string): string {
  const [address = ''] = ip.split('%');
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  if (IPV4_INSIDE.has(groups.slice(0, 6).map(inHex).join(':'))) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  }
  return `${groups.slice(0, 4).map(inHex).join(':')}::/64`;
}

const inHex = (group: number) => group.toString(16);

/** The eight groups of an IPv6 address as the URL standard writes it, which has no dotted part and at most one `::`. */
function groupsOf(address: string): number[] {
  const text = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail] = text.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = tail ? Array<string>(8 - head.length - tail.length).fill('0') : [];
  return [...head, ...zeros, ...(tail ?? [])].map((group) => Number.parseInt(group, 16));
}
