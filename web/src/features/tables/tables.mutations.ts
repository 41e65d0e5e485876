import { renewTableTokenPath } from '@brigade/domain/tables/tables.api.ts'
import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import { useMutation } from '@tanstack/react-query'
import { apiCreate } from '#kit/api-client.ts'
import { say } from '#kit/i18n.ts'
import { queryClient } from '#kit/query-client.ts'
import { showError, showToast } from '#kit/toasts.ts'
import { tablesKey, tablesOfVenue } from '#features/tables/tables.queries.ts'

/** Gives a table another code. */
export function useRenewCode() {
  return useMutation({
    mutationFn: (id: number) => apiCreate(renewTableTokenPath, { id }),
    onSuccess: (table) => {
      keepTable(table)
      // Who was second may have been answered first.
      void queryClient.invalidateQueries({ queryKey: tablesKey })
      showToast({ kind: 'success', text: say('tables:codes.renewed', { name: table.name }) })
    },
    onError: showError,
  })
}

function keepTable(table: Table): void {
  queryClient.setQueryData(tablesOfVenue(table.restaurantId).queryKey, (tables) =>
    tables?.map((known) => (known.id === table.id ? table : known)),
  )
}
