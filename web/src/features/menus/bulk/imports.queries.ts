import { importsPath } from '@brigade/domain/menus/bulk/bulk.api.ts'
import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiFind } from '#kit/api-client.ts'

type Asked = { venueId: number; kind?: BulkKind; limit: number }

/**
 * The last imports of a venue. Its key is one of the menus', so that what makes those be fetched again does this too; any edit may
 * keep an import from being undone, so it is asked again whenever it is shown.
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
