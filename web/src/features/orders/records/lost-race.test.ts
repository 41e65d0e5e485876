import { isDoneBy } from '@brigade/domain/access/principal.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { expect, it } from 'vitest'
import { lostRaceOf } from '#features/orders/records/lost-race.ts'
import { ApiError } from '#kit/calls/api-error.ts'

const layla = aUser({ id: 4 })

function refusal(data: object): ApiError {
  const by = { status: 'inprogress', by: 'Layla Haddad', byKind: 'staff', byId: 4, at: '2026-03-04T08:05:00.000Z' }
  return new ApiError({
    message: 'The order is already inprogress (Layla Haddad)',
    code: 409,
    className: 'conflict',
    data: { reason: 'statusMoved', ...by, ...data },
  })
}

it.each<[who: string, data: object, isOwn: boolean]>([
  ['the same person', {}, true],
  ['somebody else of the same name', { byId: 9 }, false],
  ['a machine whose key has the same number', { byKind: 'machine' }, false],
  ['somebody whom the log knows by name alone', { byId: null }, false],
  ['nobody knows who', { by: null, byKind: null, byId: null }, false],
])("a race that %s won is one's own: %#", (_who, data, isOwn) => {
  const race = lostRaceOf(refusal(data))!

  expect(isDoneBy(race, layla)).toBe(isOwn)
})

it.each([
  ['keep', 'inprogress', 'kept'],
  ['cancel', 'cancelled', 'cancelled'],
  ['undo', 'incoming', 'updated'],
])('is lost to who answered a wish to cancel before, by %s', (act, status, outcome) => {
  expect(lostRaceOf(refusal({ reason: 'notAsked', act, status }))).toMatchObject({ outcome, by: 'Layla Haddad' })
})

it('is none where nobody answered, for nobody had asked', () => {
  const nobody = { by: undefined, byKind: undefined, byId: undefined, at: undefined }

  expect(lostRaceOf(refusal({ reason: 'notAsked', status: 'inprogress', ...nobody }))).toBeNull()
})
