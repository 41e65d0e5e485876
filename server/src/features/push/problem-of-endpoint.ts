import type { PushErrorCode } from '@brigade/domain/push/push.errors.ts'
import { isPrivateAddress } from '#kit/outgoing-address.ts'

/**
 * What is wrong with the address of a push service, as far as it can be seen: it is a browser that names it, and so anybody. To what its name
 * leads is asked each time that it is called. `localPushService` is the origin on this machine that the administrator has named, if any.
 */
export function problemOfEndpoint(endpoint: string, localPushService: string | undefined): PushErrorCode | undefined {
  const url = URL.parse(endpoint)
  const isNamed = url !== null && url.origin === localPushService
  const isWeb = url?.protocol === 'https:' || isNamed
  if (!url || !isWeb || url.username !== '' || url.password !== '' || url.hash !== '') return 'endpointInvalid'
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const isInside = isPrivateAddress(host) || nameInside.test(host)
  return isInside && !isNamed ? 'endpointNotAllowed' : undefined
}

/** Names that the internet knows nothing of: those of one word, and under endings that are for networks alone. */
const nameInside = /^[^.:]+\.?$|\.(localhost|local|internal|intranet|lan|home|corp|home\.arpa)\.?$/i
