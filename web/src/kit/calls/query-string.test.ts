import { expect, it } from 'vitest'
import { toQueryString } from '#kit/calls/query-string.ts'

it.each([
  [{ status: 'incoming', $limit: 10 }, 'status=incoming&%24limit=10'],
  [{ createdAt: { $gt: '2026-01-01T00:00:00.000Z' } }, 'createdAt[%24gt]=2026-01-01T00%3A00%3A00.000Z'],
  [{ restaurantId: { $in: [1, 2] } }, 'restaurantId[%24in][]=1&restaurantId[%24in][]=2'],
  [{ $sort: { createdAt: -1 }, skipPaginate: true, name: undefined }, '%24sort[createdAt]=-1&skipPaginate=true'],
])('writes %j as the server reads it', (query, expected) => {
  expect(toQueryString(query)).toBe(expected)
})
