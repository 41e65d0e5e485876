import type { PrintJob } from '@brigade/domain/printers/print-jobs.schema.ts'
import type { Printer } from '@brigade/domain/printers/printers.schema.ts'
import type { BodyOf } from '@brigade/domain/services.ts'
import { printersPath, printJobsPath, printPath, testPrinterPath } from '@brigade/domain/printers/printers.api.ts'
import { useMutation } from '@tanstack/react-query'
import { apiCreate, apiPatch, apiRemove } from '#kit/calls/api-client.ts'
import { translate } from '#kit/i18n/i18n.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { showError, showToast } from '#kit/calls/toasts.ts'
import { sendOnce } from '#kit/outbox/send-once.ts'
import type { PlainKey } from '#kit/i18n/translation-keys.ts'
import { orderEvents } from '#features/orders/records/orders.queries.ts'
import type { Printable } from '#features/receipts/public/print-ways.tsx'
import { printersKey, printPagesKey, stuckPrintsKey } from '#features/printers/printers.queries.ts'

/** Adds a printer, for a form, which shows the problems itself. */
export async function createPrinter(body: BodyOf<typeof printersPath, 'create'>): Promise<Printer> {
  const printer = await apiCreate(printersPath, body)
  await conclude('printers:said.added', printersKey)
  return printer
}

/** Changes a printer, for a form. */
export async function changePrinter(id: number, change: BodyOf<typeof printersPath, 'patch'>): Promise<Printer> {
  const printer = await apiPatch(printersPath, id, change)
  await conclude('printers:said.saved', printersKey)
  return printer
}

export function useRemovePrinter() {
  return useMutation({
    mutationFn: (id: number) => apiRemove(printersPath, id),
    onSuccess: () => conclude('printers:said.removed', printersKey),
    onError: showError,
  })
}

/** Prints a page that proves that a printer works. */
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

/**
 * Prints again, confirms that the print came out, or gives it up; from the state that the person sees, because the
 * state may change automatically.
 */
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

/**
 * Prints an order or a bill at a printer, or at those that print for the kitchen; a request without an answer is
 * repeated once with the same key.
 */
export function usePrint(printable: Printable) {
  const of = 'billId' in printable ? { billId: printable.billId } : { orderId: printable.orderId }
  return useMutation({
    mutationFn: (toPrint: ToPrint) => {
      const at = 'printerId' in toPrint ? { printerId: toPrint.printerId } : {}
      const request = { ...of, what: toPrint.what, ...at }
      const send = (idempotencyKey: string) => apiCreate(printPath, { ...request, idempotencyKey })
      return sendOnce({ name: `print ${Object.entries(request).join()}`, request, send })
    },
    onSuccess: async (_asked, toPrint) => {
      if ('orderId' in printable) {
        // A print does not change its order: the order's log is fetched again.
        const { queryKey } = orderEvents({ id: printable.orderId, version: printable.version, isEnabled: true })
        await queryClient.invalidateQueries({ queryKey })
      }
      const said =
        'name' in toPrint
          ? translate(`printers:onItsWay.${toPrint.what}`, { name: toPrint.name })
          : translate('printers:onItsWay.kitchen')
      showToast({ kind: 'success', text: said })
    },
    onError: showError,
  })
}

async function conclude(said: PlainKey, key: readonly string[]): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: key })
  showToast({ kind: 'success', text: translate(said) })
}
