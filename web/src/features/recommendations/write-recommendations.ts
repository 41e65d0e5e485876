import { itemsPath } from '@brigade/domain/menus/menus.api.ts'
import type { RecommendationDialog } from '@brigade/domain/menus/menus.tags.ts'
import { mainOptionsPath, subOptionsPath } from '@brigade/domain/menus/menus.acts.api.ts'
import {
  countRecommendationsPath,
  decideSuggestionPath,
  sortOptionsPath,
} from '@brigade/domain/recommendations/recommendations.api.ts'
import type { DecideSuggestion } from '@brigade/domain/recommendations/suggestions.schema.ts'
import type { BodyOf } from '@brigade/domain/services.ts'
import { useMutation } from '@tanstack/react-query'
import { apiCreate, apiPatch, apiRemove } from '#kit/calls/api-client.ts'
import { toApiError } from '#kit/calls/api-error.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { showError, showToast } from '#kit/calls/toasts.ts'
import { translate } from '#kit/i18n/i18n.ts'
import { usePassphrase } from '#features/passphrases/public/use-passphrase.tsx'
import { mainOptionsKey, subOptionsKey } from '#features/menus/menus.queries.ts'
import {
  countsKey,
  suggestionsKey,
  type TaggedItem,
  taggedItemsKey,
} from '#features/recommendations/recommendations.queries.ts'

/** Fetches everything again that the screen of recommendations shows. */
export async function refetchRecommendations(): Promise<void> {
  const keys = [['recommendations'], mainOptionsKey, subOptionsKey]
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

type RemoveOption = { kind: 'main' | 'sub'; id: number }

/** Deletes an option; a venue may ask for its passphrase if items have it. */
export function useRemoveOption() {
  const { withPassphrase } = usePassphrase()
  return useMutation({
    mutationFn: ({ kind, id }: RemoveOption) =>
      withPassphrase(() => apiRemove(kind === 'main' ? mainOptionsPath : subOptionsPath, id)),
    onSuccess: ({ itemsUntagged }) =>
      showToast({ kind: 'success', text: translate('recommendations:removed', { count: itemsUntagged }) }),
    onError: showError,
    onSettled: refetchRecommendations,
  })
}

type Tag = { item: TaggedItem; dialog: RecommendationDialog; mainOptionId: number; subOptionId: number }

/** Adds an item to a sub option, or removes it from there: an item without any is recommended no more. */
export function useTagItem() {
  const { withPassphrase } = usePassphrase()
  return useMutation({
    mutationFn: ({ item, change }: { item: TaggedItem; change: BodyOf<typeof itemsPath, 'patch'> }) =>
      withPassphrase(() => apiPatch(itemsPath, item.id, change)),
    onError: showError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: taggedItemsKey }),
  })
}

/** Returns the change that adds an item to a sub option. */
export function taggedWith({ item, dialog, mainOptionId, subOptionId }: Tag): BodyOf<typeof itemsPath, 'patch'> {
  return {
    recommendationCategory: dialog,
    mainOptionId: [...new Set([...item.mainOptionId, mainOptionId])],
    subOptionId: [...new Set([...item.subOptionId, subOptionId])],
  }
}

/** Stores a new order of options, for the screens that sort, which say so themselves. */
export async function saveOrderOfOptions(order: BodyOf<typeof sortOptionsPath, 'create'>): Promise<void> {
  await apiCreate(sortOptionsPath, order)
  await refetchRecommendations()
}

/** Decides on a suggestion, for a form or a button. */
export function useDecideSuggestion() {
  const { withPassphrase } = usePassphrase()
  return useMutation({
    mutationFn: (decision: DecideSuggestion) => withPassphrase(() => apiCreate(decideSuggestionPath, decision)),
    onSuccess: () => showToast({ kind: 'success', text: translate('recommendations:saved') }),
    onError(thrown) {
      showError(thrown)
      if (toApiError(thrown).code === 409) void queryClient.invalidateQueries({ queryKey: suggestionsKey })
    },
    onSettled: refetchRecommendations,
  })
}

/** Begins to count the orders of a venue again. */
export function useCountAgain() {
  return useMutation({
    mutationFn: (restaurantId: number) => apiCreate(countRecommendationsPath, { restaurantId }),
    onError: showError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: countsKey }),
  })
}
