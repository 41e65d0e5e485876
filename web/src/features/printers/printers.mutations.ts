import type { PrintJob } from '@brigade/domain/printers/print-jobs.schema.ts'
import type { BodyOf } from '@brigade/domain/services.ts'
import { printersPath, printJobsPath, printPath, testPrinterPath } from '@brigade/domain/printers/printers.api.ts'
import { useMutation } from '@tanstack/react-query'
import { apiCreate, apiPatch, apiRemove } from '#kit/api-client.ts'
import { say } from '#kit/i18n.ts'
import { useIdempotencyKeys } from '#kit/idempotency-key.ts'
import { queryClient } from '#kit/query-client.ts'
import { showError, showToast } from '#kit/toasts.ts'
import type { PlainKey } from '#kit/word-keys.ts'
import { orderEvents } from '#features/orders/orders.queries.ts'
import type { Printable } from '#features/receipts/door/print-ways.tsx'
import { printersKey, printPagesKey, stuckPrintsKey } from '#features/printers/printers.queries.ts'

/** Adds one, for a form, which shows itself what is wrong. */
export async function createPrinter(body: BodyOf<typeof printersPath, 'create'>): Promise<void> {
  await apiCreate(printersPath, body)
  await conclude('printers:said.added', printersKey)
}

/** Changes one, for a form. */
export async function changePrinter(id: number, change: BodyOf<typeof printersPath, 'patch'>): Promise<void> {
  await apiPatch(printersPath, id, change)
  await conclude('printers:said.saved', printersKey)
}

export function useRemovePrinter() {
  return useMutation({
    mutationFn: (id: number) => apiRemove(printersPath, id),
    onSuccess: () => conclude('printers:said.removed', printersKey),
    onError: showError,
  })
}

/** Has a page printed that shows that a printer works. */
export function useTestPrinter() {
  return useMutation({
    mutationFn: (printerId: number) => apiCreate(testPrinterPath, { printerId }),
    onSuccess: () => conclude('printers:said.tested', printPagesKey),
    onError: showError,
  })
}

const saidOf = {
  waiting: 'printers:said.again',
  printed: 'printers:said.printed',
  withdrawn: 'printers:said.withdrawn',
} as const satisfies Partial<Record<PrintJob['state'], PlainKey>>

type MovePrint = { job: PrintJob; state: keyof typeof saidOf; printerId?: number }

/** Has something printed again, says that it has come out, or gives it up; as the person sees it, for it may move on by itself. */
export function useMovePrint() {
  return useMutation({
    mutationFn: ({ job, ...move }: MovePrint) => apiPatch(printJobsPath, job.id, { ...move, version: job.version }),
    onSuccess: (_job, { state }) => conclude(saidOf[state], printPagesKey),
    onError: showError,
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: stuckPrintsKey })
      return queryClient.invalidateQueries({ queryKey: printPagesKey })
    },
  })
}

type ToPrint = { what: 'receipt' | 'bill'; printerId: number; name: string } | { what: 'kitchen' }

/** Has an order or a bill printed by a printer, or by those that print for the kitchen; what got no answer is asked for once more by the same key. */
export function usePrint(printable: Printable) {
  const of = 'billId' in printable ? { billId: printable.billId } : { orderId: printable.orderId }
  const { keyOf, forget } = useIdempotencyKeys(`print/${Object.entries(of).join()}`)
  return useMutation({
    mutationFn: (toPrint: ToPrint) => {
      const at = 'printerId' in toPrint ? { printerId: toPrint.printerId } : {}
      const body = { ...of, what: toPrint.what, ...at }
      return apiCreate(printPath, { ...body, idempotencyKey: keyOf(body) })
    },
    onSuccess: async (_asked, toPrint) => {
      forget()
      if ('orderId' in printable) {
        // An order does not change by what is printed of it: its log is asked for again.
        const { queryKey } = orderEvents({ id: printable.orderId, version: printable.version, isEnabled: true })
        await queryClient.invalidateQueries({ queryKey })
      }
      const said =
        'name' in toPrint
          ? say(`printers:onItsWay.${toPrint.what}`, { name: toPrint.name })
          : say('printers:onItsWay.kitchen')
      showToast({ kind: 'success', text: said })
    },
    onError: showError,
  })
}

async function conclude(said: PlainKey, key: readonly string[]): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: key })
  showToast({ kind: 'success', text: say(said) })
}
