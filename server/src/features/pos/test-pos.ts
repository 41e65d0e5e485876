import type { Principal } from '@brigade/domain/access/principal.ts'
import { posErrors } from '@brigade/domain/pos/pos.errors.ts'
import { posTestLimitMs, type PosReach, type TestedPos, type TestPos } from '@brigade/domain/pos/pos.testing.schema.ts'
import { readVenue } from '#features/venues/door/read-venue.ts'
import type { App } from '#kit/context.ts'
import { unprocessable } from '#kit/errors.ts'
import { assertSees } from '#kit/venue-scope.ts'

/**
 * Asks whether something answers at an address of a venue, without sending any order: by OPTIONS, which changes nothing. What is said there is
 * nobody's business but the till's. Throws NotFound for a stranger's venue, Unprocessable for an address that it has not.
 */
export async function testPos(
  { db, callPos }: Pick<App, 'db' | 'callPos'>,
  { body: { restaurantId, addressId }, principal }: { body: TestPos; principal: Principal },
): Promise<TestedPos> {
  assertSees(principal, restaurantId)
  const venue = await db.read(() => readVenue(restaurantId))
  const address = venue?.integratedPOSList.find(({ id }) => id === addressId)
  if (!address) {
    const message = posErrors.addressUnknown
    throw unprocessable({ message, reason: 'addressUnknown', fields: { addressId: message } })
  }
  const { endPointUrl, openCheckUrl } = address
  const [endPoint, openCheck] = await Promise.all([
    reach(endPointUrl),
    openCheckUrl === '' ? Promise.resolve(null) : reach(openCheckUrl),
  ])
  return { endPoint, openCheck }

  async function reach(url: string): Promise<PosReach> {
    const begunAt = performance.now()
    const answer = await callPos({ url, method: 'OPTIONS', limitMs: posTestLimitMs })
    const tookMs = Math.round(performance.now() - begunAt)
    if (answer.kind === 'answered') return { url, reach: 'answered', status: answer.status, failure: null, tookMs }
    const failure = 'failure' in answer ? answer.failure : null
    return { url, reach: answer.kind === 'notSent' ? answer.reason : 'noAnswer', status: null, failure, tookMs }
  }
}
