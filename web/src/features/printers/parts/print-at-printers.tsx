import { useQuery } from '@tanstack/react-query'
import { useWords } from '#kit/i18n.ts'
import { useUser } from '#kit/session.ts'
import { useCan } from '#kit/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import { printerIcon } from '#ui/icon-paths.ts'
import { usePrintReceipt } from '#features/printers/printers.mutations.ts'
import { printersOf } from '#features/printers/printers.queries.ts'
import { venueScopeOf } from '#features/venues/venues.queries.ts'

type ShownOrder = { id: number; version: number }

/** Where an order is printed: its receipt, by each printer of the venue that takes receipts. */
export function PrintAtPrinters(order: ShownOrder) {
  return useCan('printers:print') ? <Printers {...order} /> : null
}

function Printers({ id, version }: ShownOrder) {
  const t = useWords('printers')
  const scope = venueScopeOf(useUser())
  const { data = [] } = useQuery(printersOf(scope === 'all' ? null : scope))
  const print = usePrintReceipt({ id, version })
  return data
    .filter(({ isActive, receipts }) => isActive && receipts !== 'no')
    .map((printer) => (
      <BigButton
        key={printer.id}
        kind="quiet"
        icon={printerIcon}
        isBusy={print.isPending}
        onClick={() => print.mutate(printer)}
      >
        {t('receiptAt', { name: printer.name })}
      </BigButton>
    ))
}
