import type { InstantFilter } from '@brigade/domain/kit/paging.ts'

type Asked = { tableId?: number | object; createdAt?: InstantFilter }

/**
 * Whether a list is best found by its room. Days narrow more than a room does, which has had records for years, and than many rooms, which
 * are all that a venue has.
 */
export function isOfOneRoom({ tableId, createdAt }: Asked): boolean {
  return typeof tableId === 'number' && createdAt === undefined
}
