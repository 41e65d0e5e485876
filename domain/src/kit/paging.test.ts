import { FormatRegistry } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { beforeAll, describe, expect, it } from 'vitest'
import { filters, listQuerySchema } from './paging.ts'

const schema = listQuerySchema({ restaurantId: filters.id, createdAt: filters.instant }, ['createdAt', 'id'])

describe('the query of a list', () => {
  beforeAll(() => FormatRegistry.Set('date-time', (text) => !Number.isNaN(Date.parse(text))))

  it.each([
    {},
    { restaurantId: 1 },
    { restaurantId: { $in: [1, 2] } },
    { createdAt: { $gt: '2026-03-01T00:00:00.000Z', $lte: '2026-03-02T00:00:00.000Z' } },
    { $sort: { createdAt: -1, id: 1 }, $limit: 0, $skip: 20 },
  ])('may be %j', (query) => {
    expect(Value.Check(schema, query)).toBe(true)
  })

  it.each([
    { restaurantId: 0 },
    { restaurantId: { $in: [] } },
    { restaurantId: { $in: Array.from({ length: 501 }, () => 1) } },
    { restaurantId: { $ne: 1 } },
    { createdAt: 'yesterday' },
    { createdAt: { $regex: '.*' } },
    { $sort: { password: 1 } },
    { $sort: { id: 2 } },
    { $limit: -1 },
    { $or: [{ restaurantId: 2 }] },
  ])('may not be %j', (query) => {
    expect(Value.Check(schema, query)).toBe(false)
  })
})
