import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useHoldReload } from '#kit/device/open-work.ts'
import { showToast } from '#kit/calls/toasts.ts'
import { useAddressPage, useAddressParams, useAddressText, writeParam } from '#kit/address/use-address.ts'
import { type OpenedTool, useOpenedTool } from '#kit/features/use-opened-tool.ts'
import { useScanner } from '#kit/keys/use-scanner.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { codeIcon } from '#ui/icon-paths.ts'
import { ListStates } from '#ui/list-states.tsx'
import { PageSteps } from '#ui/page-steps.tsx'
import { CodeDialog } from '#features/tables/codes/code-dialog.tsx'
import { CodeFilters } from '#features/tables/codes/code-filters.tsx'
import { CodesTable, codeTools } from '#features/tables/codes/codes-table.tsx'
import { foundTables, tableOfCode } from '#features/tables/codes/found-codes.ts'
import { RenewQuestion } from '#features/tables/codes/renew-question.tsx'
import { tablesOfVenue } from '#features/tables/tables.queries.ts'

const codesAPage = 20

/**
 * Lists the codes of a venue's tables or rooms: each is shown, renewed, and printed with other chosen ones. (screens,
 * /qrslist)
 */
export function TableCodes({ venue }: { venue: Venue }) {
  const t = useTranslations('tables')
  const tables = useQuery(tablesOfVenue(venue.id))
  const [floor] = useAddressText('floor')
  const [search] = useAddressText('search')
  const [, change] = useAddressParams()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  useHoldReload(() => chosen.size > 0)
  const { opened, open, close } = useOpenedTool(codeTools)
  // The table of a code is unknown before they have loaded.
  useScanner(handleScan, opened === null && tables.data !== undefined)
  const found = tables.data && foundTables(tables.data, { floor, search })

  /** Shows the table of a scanned code, and whether the code still works. */
  function handleScan(scanned: string): void {
    const table = tableOfCode(tables.data ?? [], scanned)
    if (!table) return showToast({ kind: 'error', text: t('codes.unknown') })
    change((next) => {
      for (const name of ['floor', 'page']) next.delete(name)
      writeParam(next, 'search', table.name)
    })
  }

  function handleChoose(id: number, isChosen: boolean): void {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }

  return (
    <>
      <CodeFilters
        venue={venue}
        tables={tables.data ?? []}
        found={found?.length ?? 0}
        chosen={chosen}
        onUnchoose={() => setChosen(new Set())}
      />
      <ListStates
        list={{ data: found, error: tables.error, refetch: tables.refetch }}
        empty={<NoCodes hasSome={(tables.data?.length ?? 0) > 0} />}
      >
        {(rows) => <Rows venue={venue} rows={rows} chosen={chosen} onChoose={handleChoose} onOpen={open} />}
      </ListStates>
      <Opened venue={venue} tables={tables.data ?? []} opened={opened} onOpen={open} onClose={close} />
    </>
  )
}

type Tool = (typeof codeTools)[number]

type RowsProps = {
  venue: Venue
  rows: readonly Table[]
  chosen: ReadonlySet<number>
  onChoose: (id: number, isChosen: boolean) => void
  onOpen: (tool: Tool, id: number) => void
}

function Rows({ rows, ...table }: RowsProps) {
  const t = useTranslations('tables')
  const { number } = useFormats()
  const [wanted, setPage] = useAddressPage()
  // A search may leave fewer pages than there were.
  const page = Math.min(wanted, Math.ceil(rows.length / codesAPage))
  return (
    <>
      <CodesTable {...table} rows={rows.slice((page - 1) * codesAPage, page * codesAPage)} />
      <PageSteps
        page={page}
        pageSize={codesAPage}
        total={rows.length}
        totalText={t('total', { count: rows.length, shown: number(rows.length) })}
        isBusy={false}
        onPage={setPage}
      />
    </>
  )
}

type OpenedProps = {
  venue: Venue
  tables: readonly Table[]
  opened: OpenedTool<Tool>
  onOpen: (tool: Tool, id: number) => void
  onClose: () => void
}

function Opened({ venue, tables, opened, onOpen, onClose }: OpenedProps) {
  const table = tables.find(({ id }) => id === opened?.id)
  if (!table) return null
  return opened?.tool === 'renew' ? (
    <RenewQuestion table={table} onRenewed={() => onOpen('code', table.id)} onCancel={onClose} />
  ) : (
    <CodeDialog venue={venue} table={table} onRenew={() => onOpen('renew', table.id)} onClose={onClose} />
  )
}

function NoCodes({ hasSome }: { hasSome: boolean }) {
  const t = useTranslations('tables')
  const of = hasSome ? 'found' : 'all'
  return <EmptyState icon={codeIcon} title={t(`empty.${of}`)} text={t(hasSome ? 'codes.foundText' : 'empty.allText')} />
}
