import { renewTableTokenPath } from '@brigade/domain/tables/tables.api.ts'
import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import { useMutation } from '@tanstack/react-query'
import { apiCreate } from '#kit/api-client.ts'
import { isUnanswered } from '#kit/api-error.ts'
import { say } from '#kit/i18n.ts'
import { useIdempotencyKeys } from '#kit/idempotency-key.ts'
import { queryClient } from '#kit/query-client.ts'
import { showError, showToast } from '#kit/toasts.ts'
import { tablesKey, tablesOfVenue } from '#features/tables/tables.queries.ts'

type RenewCode = Pick<Table, 'id' | 'name'>

/** Gives a table another code. What got no answer may be asked again: it has one new code, and that is answered. */
export function useRenewCode() {
  const { keyOf, forget } = useIdempotencyKeys('tables/renew')
  return useMutation({
    mutationFn: ({ id }: RenewCode) => apiCreate(renewTableTokenPath, { id, idempotencyKey: keyOf({ id }) }),
    onSuccess: (table) => {
      forget()
      keepTable(table)
      // Who was second may have been answered first.
      void queryClient.invalidateQueries({ queryKey: tablesKey })
      showToast({ kind: 'success', text: say('tables:codes.renewed', { name: table.name }) })
    },
    onError: (thrown, { name }) => {
      if (isUnanswered(thrown)) showToast({ kind: 'error', text: say('tables:codes.renewUnknown', { name }) })
      else showError(thrown)
    },
  })
}

function keepTable(table: Table): void {
  queryClient.setQueryData(tablesOfVenue(table.restaurantId).queryKey, (tables) =>
    tables?.map((known) => (known.id === table.id ? table : known)),
  )
}
