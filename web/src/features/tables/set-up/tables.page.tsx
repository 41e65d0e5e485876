import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useAddressFilter, useAddressPage, useAddressText } from '#kit/address/use-address.ts'
import { useOpenedTool } from '#kit/features/use-opened-tool.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterChips } from '#ui/filter-chips.tsx'
import { addIcon, floorIcon } from '#ui/icon-paths.ts'
import { ListPage } from '#ui/list-page.tsx'
import { PageSteps } from '#ui/page-steps.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { areasOf, matchingTables } from '#features/tables/set-up/matching-tables.ts'
import { TableToolHost } from '#features/tables/set-up/table-tool-host.tsx'
import { TablesMenu } from '#features/tables/set-up/tables-menu.tsx'
import { TablesTable, type TableTool, tableTools } from '#features/tables/set-up/tables-table.tsx'
import { tablesOfVenue } from '#features/tables/tables.queries.ts'
import { useChosenVenue } from '#features/venues/public/use-chosen-venue.ts'
import { VenuePicker } from '#features/venues/public/venue-picker.tsx'

const tablesAPage = 50

/**
 * Lists the tables and rooms of a venue: they are added, renamed, turned off and deleted here, and their codes are
 * printed. (screens, /tables)
 */
export function TablesPage() {
  const t = useTranslations('tables')
  const { venue, venues, choose, error, retry } = useChosenVenue()
  const { opened, open, add, close } = useOpenedTool(tableTools)
  const [search, setSearch] = useAddressText('search')
  const tables = useQuery({ ...tablesOfVenue(venue?.id ?? 0), enabled: venue !== null })
  const all = tables.data ?? []
  const areas = areasOf(all)
  const [area, setArea] = useAddressFilter('area', areas)
  const found = tables.data && matchingTables(tables.data, { search, area })
  return (
    <AntdRoot>
      <ListPage
        title={t('screens.setUp')}
        actions={
          <>
            {venues ? <VenuePicker venues={venues} chosen={venue?.id ?? null} onChoose={choose} /> : null}
            {venue && found ? (
              <TablesMenu
                venueId={venues ? venue.id : null}
                found={found.length}
                canSort={all.length > 1}
                search={search}
                area={area}
              />
            ) : null}
            <BigButton icon={addIcon} isOff={venue === null} onClick={add}>
              {t('setUp.add')}
            </BigButton>
          </>
        }
        filters={all.length > 0 ? <SearchField label={t('search')} text={search} onChange={setSearch} /> : undefined}
        intro={
          areas.length > 1 ? (
            <FilterChips
              label={t('setUp.columns.area')}
              every={t('codes.everyFloor')}
              choices={areas}
              labelOf={(each) => each}
              chosen={area}
              onChoose={setArea}
            />
          ) : undefined
        }
        list={
          venue
            ? { data: found, error: tables.error, refetch: tables.refetch }
            : { data: undefined, error, refetch: retry }
        }
        empty={
          all.length > 0 ? (
            <EmptyState icon={floorIcon} title={t('empty.found')} text={t('setUp.foundText')} />
          ) : (
            <EmptyState icon={floorIcon} title={t('empty.all')} text={t('setUp.emptyText')} />
          )
        }
        over={
          venue ? (
            <TableToolHost key={venue.id} venue={venue} tables={all} opened={opened} onOpen={open} onClose={close} />
          ) : null
        }
      >
        {(shown) => <FoundTables tables={shown} onOpen={open} />}
      </ListPage>
    </AntdRoot>
  )
}

type FoundTablesProps = { tables: readonly Table[]; onOpen: (tool: TableTool, id: number) => void }

function FoundTables({ tables, onOpen }: FoundTablesProps) {
  const t = useTranslations('tables')
  const { number } = useFormats()
  const [wanted, setPage] = useAddressPage()
  // A search may leave fewer pages than there were.
  const page = Math.min(wanted, Math.ceil(tables.length / tablesAPage))
  return (
    <>
      <TablesTable tables={tables.slice((page - 1) * tablesAPage, page * tablesAPage)} onOpen={onOpen} />
      <PageSteps
        page={page}
        pageSize={tablesAPage}
        total={tables.length}
        totalText={t('total', { count: tables.length, shown: number(tables.length) })}
        isBusy={false}
        onPage={setPage}
      />
    </>
  )
}
