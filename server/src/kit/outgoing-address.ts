import { type LookupAddress, promises as dns } from 'node:dns'
import { BlockList, isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import { BoundedTurns } from './bounded-turns.ts'
import { publicNames, type ResolveHost } from './public-names.ts'

/** What a venue may not have the server call: its own machine, the link it hangs on with the addresses of its keeper, and nobody or everybody. */
const local = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  // Where clouds tell their machines what is theirs alone, outside of the link.
  ['100.100.100.200', 32],
  ['168.63.129.16', 32],
  ['192.0.0.192', 32],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  local.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::', 128],
  ['::1', 128],
  ['fe80::', 10],
  ['ff00::', 8],
  // Where a cloud tells its machines their secrets.
  ['fd00:ec2::254', 128],
  ['fd20:ce::254', 128],
  // Other spellings of IPv4 as IPv6. Networks no longer use them, or each in its own way: nobody can tell what they lead to.
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
] as const)
  local.addSubnet(network, bits, 'ipv6')

/** Whether this is such an address, which is called only where the administrator has allowed it. */
export function isLocalAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 0) return false
  const kind = kinds[family === 6 ? 6 : 4]
  if (kind === 'ipv6' && translated.check(address, kind)) return isLocalAddress(translatedFrom(address))
  return local.check(address, kind) || ownAddresses().check(address, kind)
}

/** Where a network that has IPv6 alone reaches addresses of IPv4. */
const translated = new BlockList()
translated.addSubnet('64:ff9b::', 96, 'ipv6')

/** The address of IPv4 in the last 32 bits of one of IPv6. */
function translatedFrom(address: string): string {
  const [plain] = address.split('%')
  const groups = new URL(`http://[${plain}]`).hostname.slice(1, -1).split(':')
  return groups
    .slice(-2)
    .map((group) => Number.parseInt(group || '0', 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.')
}

/**
 * Whether the host that somebody names is such an address in whatever spelling, or this machine by its usual name. Where other names lead is
 * asked each time that they are called.
 */
export function isLocalHost(host: string): boolean {
  const url = URL.parse(isIP(host) === 6 ? `http://[${host}]/` : `http://${host}/`)
  const plain = url?.hostname.replace(/^\[(.*)\]$/, '$1') ?? host
  return /^(.+\.)?localhost\.?$/.test(plain) || isLocalAddress(plain)
}

/** What stands in the networks of houses and companies: what a venue has itself may be called there, and nothing else. */
const inside = new BlockList()
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
] as const)
  inside.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['fc00::', 7],
  ['fec0::', 10],
  // Whatever of IPv4 is written as IPv6, for a network that translates or packs it up: nobody can tell what it leads to.
  ['64:ff9b::', 96],
  ['2001::', 32],
] as const)
  inside.addSubnet(network, bits, 'ipv6')

/** Whether this is an address that the internet knows nothing of. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && (isLocalAddress(address) || inside.check(address, kinds[family === 6 ? 6 : 4]))
}

const kinds = { 4: 'ipv4', 6: 'ipv6' } as const

/** Those of this machine in its networks, as they are now: whatever listens here listens there too. */
function ownAddresses(): BlockList {
  const own = new BlockList()
  for (const { address, family } of Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []))
    own.addAddress(address, kinds[family === 'IPv6' ? 6 : 4])
  return own
}

const resolvePublicName = publicNames()

/** The addresses by which a host may be called; undefined where one of them may not be. Throws what the resolver throws. */
export async function outgoingAddresses(
  host: string,
  {
    allowsLocal,
    isPublicOnly = false,
    resolve = isPublicOnly ? resolvePublicName : resolveHost,
  }: { allowsLocal: boolean; isPublicOnly?: boolean; resolve?: ResolveHost },
): Promise<readonly LookupAddress[] | undefined> {
  const addresses = await resolve(host.replace(/^\[(.*)\]$/, '$1'))
  const isRefused = addresses.some(({ address }) =>
    isPublicOnly ? isPrivateAddress(address) : !allowsLocal && isLocalAddress(address),
  )
  return addresses.length === 0 || isRefused ? undefined : addresses
}

/** A name server that does not answer keeps a thread waiting, and those are few: passwords are checked and pictures drawn on them too. */
const lookups = new BoundedTurns({ atOnce: 2, waitAtMost: 100 })

async function resolveHost(host: string): Promise<readonly LookupAddress[]> {
  const family = isIP(host)
  if (family !== 0) return [{ address: host, family }]
  const looked = await lookups.run(() => dns.lookup(host, { all: true }), 'first')
  if (!looked) throw new Error('Too many names are looked up')
  return looked.value
}
