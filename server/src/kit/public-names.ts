import { type LookupAddress, promises as dns } from 'node:dns'
import { isIP } from 'node:net'

/** What gives the addresses of a host's name. */
export type ResolveHost = (host: string) => Promise<readonly LookupAddress[]>

/** For so long a name server is waited for, twice. */
const patience = { timeout: 2000, tries: 2 }

/**
 * Looks up names of the internet, by name servers alone: nothing that only this machine or its network calls so is found. Unlike what the
 * system looks up, it keeps no thread waiting: somebody whose name server never answers holds up nobody's printer or till.
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
