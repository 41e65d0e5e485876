import { expect, it } from 'vitest'
import { fullLanes } from './job-lanes.ts'

const print = (restaurantId: number | null) => ({ kind: 'test:print', restaurantId })
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value)

it('takes three of a kind for a venue, and three for none', () => {
  const running = [...times(3, print(1)), ...times(2, print(2)), ...times(3, print(null))]

  expect(fullLanes(running)).toEqual({ kinds: [], lanes: [print(1), print(null)] })
  expect(fullLanes([...times(2, print(1)), { kind: 'test:post', restaurantId: 1 }])).toEqual({ kinds: [], lanes: [] })
})

it('takes sixteen of a kind in all', () => {
  const venues = Array.from({ length: 16 }, (_, place) => print(place + 1))

  expect(fullLanes(venues).kinds).toEqual(['test:print'])
  expect(fullLanes(venues.slice(1)).kinds).toEqual([])
})
