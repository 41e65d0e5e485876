import { columnMapsPath } from '@brigade/domain/menus/bulk/bulk.api.ts'
import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import type { FileHeader, Mapping } from '@brigade/domain/menus/bulk/bulk.mapping.ts'
import { columnMapLimits } from '@brigade/domain/menus/bulk/bulk.maps.schema.ts'
import { queryOptions } from '@tanstack/react-query'
import { apiCreate, apiList } from '#kit/calls/api-client.ts'
import { queryClient } from '#kit/calls/query-client.ts'

type OfVenue = { venueId: number; kind: BulkKind }

/** Queries how a venue mapped the columns of other files of a kind. */
export function columnMapsOf({ venueId, kind }: OfVenue) {
  return queryOptions({
    queryKey: ['menus', 'columnMaps', { venueId, kind }] as const,
    queryFn: () => apiList(columnMapsPath, { restaurantId: venueId, kind }),
    staleTime: 0,
  })
}

/** Remembers a mapping for the next file with the same headers, as far as it has room for them. */
export async function rememberMapping(
  { venueId, kind }: OfVenue,
  { headers, mapping }: { headers: readonly FileHeader[]; mapping: Mapping },
): Promise<void> {
  const names = headers.map(({ header }) => header)
  const isTooLong = names.some((name) => name.length > columnMapLimits.headerLength)
  if (isTooLong || names.length > columnMapLimits.headers) return
  await apiCreate(columnMapsPath, {
    restaurantId: venueId,
    kind,
    headers: names,
    columns: [...mapping.columns].map(([key, header]) => ({ key, header })),
    fillsTexts: mapping.fillsTexts,
  })
  await queryClient.invalidateQueries({ queryKey: ['menus', 'columnMaps'] })
}
