import { BlockList, isIP } from 'node:net'

/** Returns the address of the caller, from the connection and its `X-Forwarded-For`. */
export type ReadAddress = (peer: string | undefined, forwardedFor: string | string[] | undefined) => string

export const trustedProxiesUnlessSet = ['127.0.0.0/8', '::1']

/**
 * Creates the reader of addresses. A trusted proxy is believed about its client: entries of `X-Forwarded-For` are read
 * from the last, which the proxy wrote itself, to the first that is not a trusted proxy; anyone else could claim any
 * address. An entry that is no address is not believed.
 */
export function addressReader(trustedProxies: readonly string[] = trustedProxiesUnlessSet): ReadAddress {
  const trusted = new BlockList()
  for (const proxy of trustedProxies) addProxy(trusted, proxy)
  return (peer = '', forwardedFor = '') => {
    const hops = String(forwardedFor)
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
    let address = plainAddress(peer)
    while (isIn(trusted, address) && hops.length > 0) {
      const hop = plainAddress(hops.pop()!)
      if (isIP(hop) === 0) break
      address = hop
    }
    return address
  }
}

/** Returns true if a text is an address, or a range of addresses such as `10.0.0.0/8`. */
export function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/**
 * Returns the network that one caller can be expected to have: an IPv4 address, or the first 64 bits of an IPv6
 * address, because every household has all addresses under those.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = new URL(`http://[${withoutZone(address)}]`).hostname.slice(1, -1).split('::')
  const first = groupsOf(head)
  const last = groupsOf(tail ?? '')
  const filling = Array<string>(8 - first.length - last.length).fill('0')
  return `${[...first, ...filling, ...last].slice(0, 4).join(':')}::/64`
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':')
}

function addProxy(list: BlockList, range: string): void {
  const [address = '', bits] = range.split('/')
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  if (bits === undefined) list.addAddress(address, family)
  else list.addSubnet(address, Number(bits), family)
}

function isIn(list: BlockList, address: string): boolean {
  const family = isIP(address)
  return family !== 0 && list.check(withoutZone(address), family === 6 ? 'ipv6' : 'ipv4')
}

/**
 * Returns an address without what may be around it: a server that listens on IPv6 sees an IPv4 address as
 * `::ffff:10.0.0.1`, and some proxies add the port.
 */
function plainAddress(address: string): string {
  const withoutPort = address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/^\[(.*)\](:\d+)?$/, '$1')
  return withoutPort.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')
}

function withoutZone(address: string): string {
  return address.replace(/%.*$/, '')
}
