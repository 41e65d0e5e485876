import { groupNamesPath } from '@brigade/domain/menus/menus.acts.api.ts'
import { plainName } from '@brigade/domain/menus/menus.text-rules.ts'
import type { AddGroupName, ChangeGroupName } from '@brigade/domain/menus/menus.writes.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { groupNames } from '#features/menus/menus.queries.ts'
import { apiCreate, apiList, apiPatch, apiRemove } from '#kit/api-client.ts'
import { say } from '#kit/i18n.ts'
import { queryClient } from '#kit/query-client.ts'
import { showError, showToast } from '#kit/toasts.ts'
import type { PlainKey } from '#kit/word-keys.ts'

export type NewGroupName = NonNullable<AddGroupName['name']>

type SaveGroupName = {
  name: NewGroupName
  /** What was sent before, and not answered: it may have been added. */
  lost: NewGroupName | null
}

/** Adds a name, or changes the one with this id, for a form, which says itself what is wrong. */
export function useSaveGroupName(id: number | null) {
  const known = useRef(id)
  /** What is listed before anything was sent has not been added here. */
  const [before] = useState(() => new Set(queryClient.getQueryData(groupNames().queryKey)?.map((each) => each.id)))
  return useMutation({
    mutationFn: async ({ name, lost }: SaveGroupName) => {
      known.current ??= lost && (await findAdded(lost, before))
      return known.current === null
        ? apiCreate(groupNamesPath, { name })
        : apiPatch(groupNamesPath, known.current, { name } satisfies ChangeGroupName)
    },
    onSuccess: async () => {
      await refetchGroupNames()
      showSuccess(id === null ? 'presets:said.added' : 'presets:said.changed')
    },
  })
}

/** The name that was added by a call whose answer got lost, if it was. No two are alike. */
async function findAdded(lost: NewGroupName, before: ReadonlySet<number>): Promise<number | null> {
  const names = await apiList(groupNamesPath, {})
  return names.find(({ id, name }) => !before.has(id) && plainName(name) === plainName(lost))?.id ?? null
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
