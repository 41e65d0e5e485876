import type { Principal } from '@brigade/domain/access/principal.ts'
import { posErrors } from '@brigade/domain/pos/pos.errors.ts'
import { posTestLimitMs, type PosReach, type TestedPos, type TestPos } from '@brigade/domain/pos/pos.testing.schema.ts'
import { readVenue } from '#features/venues/public/read-venue.ts'
import type { App } from '#kit/context/context.ts'
import { unprocessable } from '#kit/errors/errors.ts'
import { assertSees } from '#kit/lists/venue-scope.ts'

/**
 * Checks whether something answers at an address of a venue, without sending an order: by OPTIONS, which changes nothing. The content of
 * the answer is ignored. Throws NotFound for another tenant's venue, Unprocessable for an address that the venue does not have.
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
