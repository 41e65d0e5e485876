import { importsPath } from '@brigade/domain/menus/bulk/bulk.api.ts'
import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiFind } from '#kit/calls/api-client.ts'

type Asked = { venueId: number; kind?: BulkKind; limit: number }

/**
 * Queries the last imports of a venue. Its key is below the key of menus, so it is fetched again together with them. It
 * is also fetched whenever it is shown, because any edit may make an import impossible to undo.
 */
export function importsOf({ venueId, kind, limit }: Asked) {
  return queryOptions({
    queryKey: ['menus', 'imports', { venueId, kind, limit }] as const,
    queryFn: () => apiFind(importsPath, { restaurantId: venueId, ...(kind && { kind }), $limit: limit }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}
