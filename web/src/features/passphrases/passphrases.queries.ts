import { passphrasesPath } from '@brigade/domain/passphrases/passphrases.api.ts'
import type { SetPassphrases } from '@brigade/domain/passphrases/passphrases.schema.ts'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { apiGet, apiPatch } from '#kit/calls/api-client.ts'
import { translate } from '#kit/i18n/i18n.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { wrongFieldsOf } from '#kit/calls/problem-text.ts'
import { showError, showToast } from '#kit/calls/toasts.ts'

/** Returns the query for the passphrases that a venue has. */
export function passphrasesOfVenue(venueId: number) {
  return queryOptions({
    queryKey: ['passphrases', venueId],
    staleTime: 0,
    queryFn: () => apiGet(passphrasesPath, venueId),
  })
}

/** Sets a venue's passphrases for a form, which shows wrong fields itself. */
export function useSetPassphrases(venueId: number) {
  return useMutation({
    mutationFn: (changes: SetPassphrases) => apiPatch(passphrasesPath, venueId, changes),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: passphrasesOfVenue(venueId).queryKey })
      showToast({ kind: 'success', text: translate('passphrases:settings.said') })
    },
    onError: (error) => {
      if (Object.keys(wrongFieldsOf(error)).length === 0) showError(error)
    },
  })
}
