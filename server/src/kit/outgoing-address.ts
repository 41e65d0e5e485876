import { BlockList, isIP } from 'node:net'

/** What a venue may not have the server call: its own machine, the link it hangs on with the addresses of its keeper, and nobody or everybody. */
const local = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  local.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::', 128],
  ['::1', 128],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  local.addSubnet(network, bits, 'ipv6')

/** Whether this is such an address, which is called only where the administrator has allowed it. */
export function isLocalAddress(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && local.check(address, family === 6 ? 'ipv6' : 'ipv4')
}
