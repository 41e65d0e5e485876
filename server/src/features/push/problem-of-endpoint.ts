import type { PushErrorCode } from '@brigade/domain/push/push.errors.ts'
import { isPrivateAddress } from '#kit/outgoing/outgoing-address.ts'

/**
 * Returns the problem of a push service's address, as far as its text shows: a browser names it, and so anyone can. Its host name is
 * resolved and checked at each call. `localPushService` is the origin on this machine that the administrator has named, if any.
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

/** Names that do not exist on the internet: those of one word, and under endings for local networks. */
const nameInside = /^[^.:]+\.?$|\.(localhost|local|internal|intranet|lan|home|corp|home\.arpa)\.?$/i
