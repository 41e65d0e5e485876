import type { BodyOf } from '@brigade/domain/services.ts'
import { addTablesPath, sortTablesPath, tablesPath } from '@brigade/domain/tables/tables.api.ts'
import type { TableSetUp } from '@brigade/domain/tables/tables.schema.ts'
import { useMutation } from '@tanstack/react-query'
import { apiCreate, apiPatch, apiRemove } from '#kit/calls/api-client.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { showError, showToast } from '#kit/calls/toasts.ts'
import { translate } from '#kit/i18n/i18n.ts'
import { tablesKey } from '#features/tables/tables.queries.ts'

/** Adds tables or rooms, for a form, which shows the problems itself. */
export async function addTables(body: BodyOf<typeof addTablesPath, 'create'>): Promise<TableSetUp[]> {
  const added = await apiCreate(addTablesPath, body)
  await conclude(translate('tables:setUp.said.added', { count: added.length }))
  return added
}

/** Changes a table or room, for a form. */
export async function changeTable(id: number, change: BodyOf<typeof tablesPath, 'patch'>): Promise<TableSetUp> {
  const table = await apiPatch(tablesPath, id, change)
  await conclude(translate('tables:setUp.said.saved'))
  return table
}

export function useRemoveTable() {
  return useMutation({
    mutationFn: (id: number) => apiRemove(tablesPath, id),
    onSuccess: ({ name }) => conclude(translate('tables:setUp.said.removed', { name })),
    onError: showError,
  })
}

/** Stores a new order, for the screen that sorts, which says so itself. */
export async function saveOrderOfTables(order: BodyOf<typeof sortTablesPath, 'create'>): Promise<void> {
  await apiCreate(sortTablesPath, order)
  await queryClient.invalidateQueries({ queryKey: tablesKey })
}

async function conclude(text: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: tablesKey })
  showToast({ kind: 'success', text })
}
