import { renewTableTokenPath } from '@brigade/domain/tables/tables.api.ts'
import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import { useId } from 'react'
import { apiCreate } from '#kit/calls/api-client.ts'
import { toApiError } from '#kit/calls/api-error.ts'
import { translate } from '#kit/i18n/i18n.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { showError, showToast } from '#kit/calls/toasts.ts'
import { sendOnce } from '#kit/outbox/send-once.ts'
import { useOutbox } from '#kit/outbox/use-outbox.ts'
import { tablesKey, tablesOfVenue } from '#features/tables/tables.queries.ts'

type RenewCode = Pick<Table, 'id' | 'name' | 'tokenSince'>

/**
 * Gives a table another code than the one that was shown. A request without an answer may be repeated: the table has
 * one new code, which is returned. The second of two people is informed.
 */
export function useRenewCode(onRenewed: () => void) {
  const { ask, isUnderWay } = useOutbox(`renewed code ${useId()}`, {
    send: ({ id, tokenSince }: RenewCode) => {
      const body = { id, tokenSince }
      return sendOnce({
        name: `tables/renew/${id}`,
        request: body,
        send: (idempotencyKey) => apiCreate(renewTableTokenPath, { ...body, idempotencyKey }),
      })
    },
    onDone(table) {
      keepTable(table)
      // The answer of the second may arrive first.
      fetchAgain()
      showToast({ kind: 'success', text: translate('tables:codes.renewed', { name: table.name }) })
      onRenewed()
    },
    onRefused(thrown, { request }) {
      if (!isRenewedFirst(thrown)) return showError(thrown)
      fetchAgain()
      showToast({ kind: 'info', text: translate('tables:codes.renewedFirst', { name: request.name }) })
      onRenewed()
    },
    onUnanswered: (_thrown, { request }) =>
      showToast({ kind: 'error', text: translate('tables:codes.renewUnknown', { name: request.name }) }),
  })
  return { renew: ask, isRenewing: isUnderWay }
}

function isRenewedFirst(thrown: unknown): boolean {
  return toApiError(thrown).data.reason === 'tokenRenewed'
}

function fetchAgain(): void {
  void queryClient.invalidateQueries({ queryKey: tablesKey })
}

function keepTable(table: Table): void {
  queryClient.setQueryData(tablesOfVenue(table.restaurantId).queryKey, (tables) =>
    tables?.map((known) => (known.id === table.id ? table : known)),
  )
}
