import type { InstantFilter } from '@brigade/domain/kit/paging.ts'

type Asked = { tableId?: number | object; createdAt?: InstantFilter }

/**
 * Returns whether a list is best found by its room. Days narrow more than one room, which has years of records, and more than many rooms,
 * which may be all of the venue.
 */
export function isOfOneRoom({ tableId, createdAt }: Asked): boolean {
  return typeof tableId === 'number' && createdAt === undefined
}
