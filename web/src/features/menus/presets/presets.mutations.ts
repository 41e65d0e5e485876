import { groupNamesPath } from '@brigade/domain/menus/menus.acts.api.ts'
import type { AddGroupName, ChangeGroupName, GroupName } from '@brigade/domain/menus/menus.writes.ts'
import { useMutation } from '@tanstack/react-query'
import { groupNames } from '#features/menus/menus.queries.ts'
import { apiCreate, apiPatch, apiRemove } from '#kit/calls/api-client.ts'
import { translate } from '#kit/i18n/i18n.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { showError, showToast } from '#kit/calls/toasts.ts'
import { useAddOnce } from '#kit/outbox/use-add-once.ts'
import type { PlainKey } from '#kit/i18n/translation-keys.ts'

export type NewGroupName = NonNullable<AddGroupName['name']>

/** Adds a name, or changes the one with this id, for a form, which shows errors itself. */
export function useSaveGroupName(id: number | null) {
  const addOnce = useAddOnce<NewGroupName, GroupName>({
    form: 'menus/groupNames',
    create: (name, idempotencyKey) => apiCreate(groupNamesPath, { name, idempotencyKey }),
    change: (added, name) => changeName(added.id, name),
  })
  return useMutation({
    mutationFn: (name: NewGroupName) => (id === null ? addOnce(name) : changeName(id, name)),
    onSuccess: async () => {
      await refetchGroupNames()
      showSuccess(id === null ? 'presets:said.added' : 'presets:said.changed')
    },
  })
}

function changeName(id: number, name: NewGroupName): Promise<GroupName> {
  return apiPatch(groupNamesPath, id, { name } satisfies ChangeGroupName)
}

/** Moves a name to another position of the list, counted from one. */
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
  showToast({ kind: 'success', text: translate(key) })
}
