import { BlockList, isIPv6 } from 'node:net';

/** A second opinion, independent of the policy's own arithmetic: the special blocks, as Node.js compares them. */
const SPECIAL = {
  ipv4: blocks('ipv4', [
    ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '168.63.129.16/32', '169.254.0.0/16'],
    ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24'],
    ...['192.168.0.0/16', '192.175.48.0/24', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/3'],
  ]),
  ipv6: blocks('ipv6', [
    ...['::/3', '4000::/2', '8000::/1', '2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'],
  ]),
};

function blocks(family: 'ipv4' | 'ipv6', texts: string[]): BlockList {
  const list = new BlockList();
  for (const text of texts) {
    const [network = '', prefix] = text.split('/');
    list.addSubnet(network, Number(prefix), family);
  }
  return list;
}

/** Returns whether an address is not on the public internet. */
export function isOutside(address: string): boolean {
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  return SPECIAL[family].check(address, family);
}
