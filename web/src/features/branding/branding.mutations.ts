import { brandingDraftPath, publishBrandingPath } from '@brigade/domain/branding/branding.api.ts'
import type { Branding, BrandingDraft, PatchBrandingDraft } from '@brigade/domain/branding/branding.schema.ts'
import { useMutation } from '@tanstack/react-query'
import { apiCreate, apiPatch, apiRemove } from '#kit/calls/api-client.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { showError, showToast } from '#kit/calls/toasts.ts'
import { translate } from '#kit/i18n/i18n.ts'
import { brandingKey } from '#features/branding/branding.queries.ts'

/** Saves the draft of a venue, for a form, which shows the problems itself. */
export async function saveBrandingDraft(venueId: number, change: PatchBrandingDraft): Promise<BrandingDraft> {
  const draft = await apiPatch(brandingDraftPath, venueId, change)
  await showChanged()
  showToast({ kind: 'success', text: translate('branding:form.saved') })
  return draft
}

/** Publishes the version of the draft that the person has seen. */
export function usePublishBranding() {
  return useMutation({
    mutationFn: ({ id, version }: BrandingDraft): Promise<Branding> => apiCreate(publishBrandingPath, { id, version }),
    onSuccess: () => showToast({ kind: 'success', text: translate('branding:question.done') }),
    onError: showError,
    onSettled: showChanged,
  })
}

/** Discards the version of the draft that the person has seen. */
export function useDiscardBranding() {
  return useMutation({
    mutationFn: ({ id, version }: BrandingDraft): Promise<BrandingDraft> =>
      apiRemove(brandingDraftPath, id, { version }),
    onSuccess: () => showToast({ kind: 'success', text: translate('branding:question.discarded') }),
    onError: showError,
    onSettled: showChanged,
  })
}

function showChanged(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: brandingKey })
}
