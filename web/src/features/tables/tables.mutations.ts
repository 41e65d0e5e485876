import { renewTableTokenPath } from '@brigade/domain/tables/tables.api.ts'
import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import { useMutation } from '@tanstack/react-query'
import { apiCreate } from '#kit/api-client.ts'
import { isUnanswered, toApiError } from '#kit/api-error.ts'
import { say } from '#kit/i18n.ts'
import { useIdempotencyKeys } from '#kit/idempotency-key.ts'
import { queryClient } from '#kit/query-client.ts'
import { showError, showToast } from '#kit/toasts.ts'
import { tablesKey, tablesOfVenue } from '#features/tables/tables.queries.ts'

type RenewCode = Pick<Table, 'id' | 'name' | 'tokenSince'>

/**
 * Gives a table another code than the one that was shown. What got no answer may be asked again: it has one new code, and that is answered.
 * Who is second is told so.
 */
export function useRenewCode() {
  const { keyOf, forget } = useIdempotencyKeys('tables/renew')
  return useMutation({
    mutationFn: ({ id, tokenSince }: RenewCode) => {
      const body = { id, tokenSince }
      return apiCreate(renewTableTokenPath, { ...body, idempotencyKey: keyOf(body) })
    },
    onSuccess: (table) => {
      forget()
      keepTable(table)
      // Who was second may have been answered first.
      askAgain()
      showToast({ kind: 'success', text: say('tables:codes.renewed', { name: table.name }) })
    },
    onError: (thrown, { name }) => {
      if (isUnanswered(thrown)) return showToast({ kind: 'error', text: say('tables:codes.renewUnknown', { name }) })
      if (!isRenewedFirst(thrown)) return showError(thrown)
      askAgain()
      showToast({ kind: 'info', text: say('tables:codes.renewedFirst', { name }) })
    },
  })
}

/** Whether the table has been given another code meanwhile. */
export function isRenewedFirst(thrown: unknown): boolean {
  return toApiError(thrown).data.reason === 'tokenRenewed'
}

function askAgain(): void {
  void queryClient.invalidateQueries({ queryKey: tablesKey })
}

function keepTable(table: Table): void {
  queryClient.setQueryData(tablesOfVenue(table.restaurantId).queryKey, (tables) =>
    tables?.map((known) => (known.id === table.id ? table : known)),
  )
}
