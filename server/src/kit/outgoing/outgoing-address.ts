import { type LookupAddress, promises as dns } from 'node:dns'
import { BlockList, isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import { Semaphore } from '../admission/semaphore.ts'
import { publicNames, type ResolveHost } from './public-names.ts'

/**
 * The addresses that a venue may not have the server call: its own machine, its link with the metadata addresses of its
 * host, and the unspecified, multicast and broadcast addresses.
 */
const local = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  // Metadata addresses of clouds outside the link.
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
  // Metadata addresses of clouds.
  ['fd00:ec2::254', 128],
  ['fd20:ce::254', 128],
  // Other spellings of IPv4 as IPv6. Networks no longer use them, or use them in their own way: it is unknown where
  // they lead.
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
] as const)
  local.addSubnet(network, bits, 'ipv6')

/** Returns true for an address that is called only if the administrator has allowed it. */
export function isLocalAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 0) return false
  const kind = kinds[family === 6 ? 6 : 4]
  if (kind === 'ipv6' && translated.check(address, kind)) return isLocalAddress(translatedFrom(address))
  return local.check(address, kind) || ownAddresses().check(address, kind)
}

/** The prefix by which a network with only IPv6 reaches IPv4 addresses. */
const translated = new BlockList()
translated.addSubnet('64:ff9b::', 96, 'ipv6')

/** Returns the IPv4 address in the last 32 bits of an IPv6 address. */
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
 * Returns true if a host is such an address in any spelling, or this machine by its usual name. Other names are
 * resolved and checked each time that they are called.
 */
export function isLocalHost(host: string): boolean {
  const url = URL.parse(isIP(host) === 6 ? `http://[${host}]/` : `http://${host}/`)
  const plain = url?.hostname.replace(/^\[(.*)\]$/, '$1') ?? host
  return /^(.+\.)?localhost\.?$/.test(plain) || isLocalAddress(plain)
}

/** Private networks of buildings and companies: only a venue's own devices may be called there. */
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
  // IPv4 addresses as IPv6, for a network that translates or tunnels them: it is unknown where they lead.
  ['64:ff9b::', 96],
  ['2001::', 32],
] as const)
  inside.addSubnet(network, bits, 'ipv6')

/** Returns true for an address that the internet does not route. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && (isLocalAddress(address) || inside.check(address, kinds[family === 6 ? 6 : 4]))
}

const kinds = { 4: 'ipv4', 6: 'ipv6' } as const

/** Returns the current addresses of this machine in its networks: whatever listens here listens there too. */
function ownAddresses(): BlockList {
  const own = new BlockList()
  for (const { address, family } of Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []))
    own.addAddress(address, kinds[family === 'IPv6' ? 6 : 4])
  return own
}

const resolvePublicName = publicNames()

/**
 * Returns the addresses by which a host may be called; undefined if one of them may not be. Throws what the resolver
 * throws.
 */
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

/**
 * Maximum look-ups at once. A name server that does not answer blocks a thread, and threads are few: passwords are
 * checked and pictures drawn on them too.
 */
const lookups = new Semaphore({ atOnce: 2, waitAtMost: 100 })

async function resolveHost(host: string): Promise<readonly LookupAddress[]> {
  const family = isIP(host)
  if (family !== 0) return [{ address: host, family }]
  const looked = await lookups.run(() => dns.lookup(host, { all: true }), 'first')
  if (!looked) throw new Error('Too many names are looked up')
  return looked.value
}
