import { passphrasesPath } from '@brigade/domain/passphrases/passphrases.api.ts'
import type { SetPassphrases } from '@brigade/domain/passphrases/passphrases.schema.ts'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { apiGet, apiPatch } from '#kit/api-client.ts'
import { say } from '#kit/i18n.ts'
import { queryClient } from '#kit/query-client.ts'
import { wrongFieldsOf } from '#kit/told-problem.ts'
import { showError, showToast } from '#kit/toasts.ts'

/** Which passphrases a venue has. */
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
      showToast({ kind: 'success', text: say('passphrases:settings.said') })
    },
    onError: (error) => {
      if (Object.keys(wrongFieldsOf(error)).length === 0) showError(error)
    },
  })
}
