import { brandingDraftPath, brandingPath } from '@brigade/domain/branding/branding.api.ts'
import { queryOptions } from '@tanstack/react-query'
import { apiGet } from '#kit/calls/api-client.ts'

export const brandingKey = ['branding'] as const

/** Returns the query for the draft of a venue; without one, what is published, as version 0. */
export function brandingDraftOf(venueId: number | null) {
  return queryOptions({
    queryKey: [...brandingKey, 'draft', venueId],
    enabled: venueId !== null,
    queryFn: () => apiGet(brandingDraftPath, venueId ?? 0),
  })
}

/** Returns the query for what guests of a venue see. */
export function publishedBrandingOf(venueId: number) {
  return queryOptions({
    queryKey: [...brandingKey, 'published', venueId],
    queryFn: () => apiGet(brandingPath, venueId),
  })
}
