import { apiKeysPath } from '@brigade/domain/machines/machines.api.ts'
import type { CreateApiKey, NewApiKey } from '@brigade/domain/machines/machines.schema.ts'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { apiCreate, apiList, apiRemove } from '#kit/calls/api-client.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { showError, showToast } from '#kit/calls/toasts.ts'
import { translate } from '#kit/i18n/i18n.ts'

const apiKeysKey = ['machines', 'apiKeys'] as const

/** Returns the query for all keys of a venue, the newest first. */
export function apiKeysOf(venueId: number | null) {
  return queryOptions({
    queryKey: [...apiKeysKey, venueId],
    queryFn: () => apiList(apiKeysPath, { ...(venueId !== null && { restaurantId: venueId }) }),
    enabled: venueId !== null,
  })
}

/** Creates a key, for a form, which shows the problems itself. */
export async function createApiKey(body: CreateApiKey): Promise<NewApiKey> {
  const made = await apiCreate(apiKeysPath, body)
  await queryClient.invalidateQueries({ queryKey: apiKeysKey })
  return made
}

export function useRevokeApiKey() {
  return useMutation({
    mutationFn: (id: number) => apiRemove(apiKeysPath, id),
    onSuccess: ({ name }) => showToast({ kind: 'success', text: translate('machines:said.revoked', { name }) }),
    onError: showError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: apiKeysKey }),
  })
}
