import { type LookupAddress, promises as dns } from 'node:dns'
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
  // The same of IPv4, behind a network that translates, and where a cloud tells its machines their secrets.
  ['64:ff9b::7f00:0', 104],
  ['64:ff9b::a9fe:0', 112],
  ['fd00:ec2::254', 128],
] as const)
  local.addSubnet(network, bits, 'ipv6')

/** Whether this is such an address, which is called only where the administrator has allowed it. */
export function isLocalAddress(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && local.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/** What gives the addresses of a host's name. */
export type ResolveHost = (host: string) => Promise<readonly LookupAddress[]>

/** The addresses by which a host may be called; undefined where one of them may not be. Throws what the resolver throws. */
export async function outgoingAddresses(
  host: string,
  { allowsLocal, resolve = resolveHost }: { allowsLocal: boolean; resolve?: ResolveHost },
): Promise<readonly LookupAddress[] | undefined> {
  const addresses = await resolve(host.replace(/^\[(.*)\]$/, '$1'))
  const isRefused = !allowsLocal && addresses.some(({ address }) => isLocalAddress(address))
  return addresses.length === 0 || isRefused ? undefined : addresses
}

function resolveHost(host: string): Promise<readonly LookupAddress[]> {
  return dns.lookup(host, { all: true })
}
