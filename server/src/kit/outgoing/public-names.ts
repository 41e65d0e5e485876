import { type LookupAddress, promises as dns } from 'node:dns'
import { isIP } from 'node:net'

/** Returns the addresses of a host's name. */
export type ResolveHost = (host: string) => Promise<readonly LookupAddress[]>

/** Time that a name server is waited for, in milliseconds, and the number of tries. */
const patience = { timeout: 2000, tries: 2 }

/**
 * Looks up names of the internet by name servers only: names that only this machine or its network knows are not found.
 * Unlike the look-up of the system it blocks no thread: a name server that never answers delays no other venue's
 * printer or point of sale.
 */
export function publicNames(servers?: readonly string[]): ResolveHost {
  const resolver = new dns.Resolver(patience)
  if (servers) resolver.setServers(servers)
  return async (host) => {
    const family = isIP(host)
    if (family !== 0) return [{ address: host, family }]
    const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    if (four.status === 'rejected' && six.status === 'rejected') throw four.reason
    return [...addressesOf(four, 4), ...addressesOf(six, 6)]
  }
}

function addressesOf(found: PromiseSettledResult<string[]>, family: 4 | 6): LookupAddress[] {
  return found.status === 'fulfilled' ? found.value.map((address) => ({ address, family })) : []
}
