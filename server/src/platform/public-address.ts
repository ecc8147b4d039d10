import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IPv4 addresses of this machine, of private networks, or of no single host. */
const reserved = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  reserved.addSubnet(network, bits, 'ipv4');
}

/** Public IPv6 is one block only, which excludes mapped, local and translated addresses. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
/** Inside it: tunnels that carry an IPv4 address, and ranges reserved for protocols and examples. */
const reservedGlobal = new BlockList();
reservedGlobal.addSubnet('2001::', 23, 'ipv6');
reservedGlobal.addSubnet('2001:db8::', 32, 'ipv6');
reservedGlobal.addSubnet('2002::', 16, 'ipv6');
reservedGlobal.addSubnet('3fff::', 20, 'ipv6');

/** Whether an address is on the public internet, and not one that only we can reach. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !reserved.check(address, 'ipv4');
  return isIPv6(address) && global.check(address, 'ipv6') && !reservedGlobal.check(address, 'ipv6');
}
