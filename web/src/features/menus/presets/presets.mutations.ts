import { groupNamesPath } from '@brigade/domain/menus/menus.acts.api.ts'
import type { AddGroupName, ChangeGroupName } from '@brigade/domain/menus/menus.writes.ts'
import { useMutation } from '@tanstack/react-query'
import { groupNames } from '#features/menus/menus.queries.ts'
import { apiCreate, apiPatch, apiRemove } from '#kit/api-client.ts'
import { toApiError } from '#kit/api-error.ts'
import { say } from '#kit/i18n.ts'
import { queryClient } from '#kit/query-client.ts'
import { showError, showToast } from '#kit/toasts.ts'
import type { PlainKey } from '#kit/word-keys.ts'

/** Adds a name, or changes the one with this id, for a form, which shows wrong fields itself. */
export function useSaveGroupName(id: number | null) {
  return useMutation({
    mutationFn: (name: NonNullable<AddGroupName['name']>) =>
      id === null
        ? apiCreate(groupNamesPath, { name })
        : apiPatch(groupNamesPath, id, { name } satisfies ChangeGroupName),
    onSuccess: async () => {
      await refetchGroupNames()
      showSuccess(id === null ? 'presets:said.added' : 'presets:said.changed')
    },
    onError: (error) => {
      if (!toApiError(error).data.fields) showError(error)
    },
  })
}

/** Puts a name at another place of the list, counted from one. */
export function useMoveGroupName() {
  return useMutation({
    mutationFn: ({ id, place }: { id: number; place: number }) =>
      apiPatch(groupNamesPath, id, { index: place } satisfies ChangeGroupName),
    onSettled: refetchGroupNames,
    onError: showError,
  })
}

export function useRemoveGroupName() {
  return useMutation({
    mutationFn: (id: number) => apiRemove(groupNamesPath, id),
    onSuccess: () => showSuccess('presets:said.removed'),
    onSettled: refetchGroupNames,
    onError: showError,
  })
}

async function refetchGroupNames(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: groupNames().queryKey })
}

function showSuccess(key: PlainKey): void {
  showToast({ kind: 'success', text: say(key) })
}
