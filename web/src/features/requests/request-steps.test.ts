import { expect, it } from 'vitest'
import { nextStepOf } from '#features/requests/request-steps.ts'

it.each([
  ['is to be on it while nobody is', 'towel', null, true, 'take'],
  ['is to resolve it once somebody is', 'towel', 7, true, 'resolve'],
  ['is to resolve it for people who take none', 'towel', null, false, 'resolve'],
  ['is to read the order that is to be cancelled', 'orderCancellation', null, true, 'view'],
  ['is the same once somebody is on it', 'orderCancellation', 7, true, 'view'],
] as const)('the next step %s', (_what, requestType, takenById, mayTake, step) => {
  expect(nextStepOf({ requestType, takenById }, { mayTake })).toBe(step)
})
