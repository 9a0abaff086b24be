import { isIPv6 } from 'node:net';

/** IPv6 prefixes that embed an IPv4 address: mapped (::ffff:0:0/96) and translated (NAT64). */
const IPV4_INSIDE: ReadonlySet<string> = new Set(['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0']);

/**
 * Returns the network that an address is counted under. IPv6 addresses are grouped by /64, the size a customer gets. IPv4 addresses embedded in IPv6 are
 * returned as IPv4.
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

/** Returns the eight groups of an IPv6 address. `URL` normalizes it first, so it has no dotted part and at most one `::`. */
function groupsOf(address: string): number[] {
  const text = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail] = text.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = tail ? Array<string>(8 - head.length - tail.length).fill('0') : [];
  return [...head, ...zeros, ...(tail ?? [])].map((group) => Number.parseInt(group, 16));
}
