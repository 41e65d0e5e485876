import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useAddressPage, useAddressText } from '#kit/address/use-address.ts'
import { useOpenedTool } from '#kit/features/use-opened-tool.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { wantedText } from '#kit/i18n/wanted-text.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { addIcon, codeIcon, floorIcon, sortIcon } from '#ui/icon-paths.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { ListPage } from '#ui/list-page.tsx'
import { PageSteps } from '#ui/page-steps.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { TableToolHost } from '#features/tables/set-up/table-tool-host.tsx'
import { TablesTable, type TableTool, tableTools } from '#features/tables/set-up/tables-table.tsx'
import { codesAddress, sortTablesAddress } from '#features/tables/tables-address.ts'
import { tablesOfVenue } from '#features/tables/tables.queries.ts'
import { useChosenVenue } from '#features/venues/public/use-chosen-venue.ts'
import { VenuePicker } from '#features/venues/public/venue-picker.tsx'

const tablesAPage = 50

/** Lists the tables and rooms of a venue: they are added, renamed, turned off and deleted here. (screens, /tables) */
export function TablesPage() {
  const t = useTranslations('tables')
  const { venue, venues, choose, error, retry } = useChosenVenue()
  const { opened, open, add, close } = useOpenedTool(tableTools)
  const [search, setSearch] = useAddressText('search')
  const tables = useQuery({ ...tablesOfVenue(venue?.id ?? 0), enabled: venue !== null })
  const all = tables.data ?? []
  const found = tables.data && matching(tables.data, search)
  return (
    <AntdRoot>
      <ListPage
        title={t('screens.setUp')}
        actions={
          <>
            {venues ? <VenuePicker venues={venues} chosen={venue?.id ?? null} onChoose={choose} /> : null}
            <LinkButton icon={codeIcon} to={venues && venue ? `${codesAddress}&venue=${venue.id}` : codesAddress}>
              {t('setUp.toCodes')}
            </LinkButton>
            {all.length > 1 ? (
              <LinkButton
                icon={sortIcon}
                to={venues && venue ? `${sortTablesAddress}?venue=${venue.id}` : sortTablesAddress}
              >
                {t('setUp.toSort')}
              </LinkButton>
            ) : null}
            <BigButton icon={addIcon} isOff={venue === null} onClick={add}>
              {t('setUp.add')}
            </BigButton>
          </>
        }
        filters={all.length > 0 ? <SearchField label={t('search')} text={search} onChange={setSearch} /> : undefined}
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
          venue ? <TableToolHost key={venue.id} venue={venue} tables={all} opened={opened} onClose={close} /> : null
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

function matching(tables: readonly Table[], search: string): Table[] {
  const wanted = wantedText(search)
  return tables.filter(({ name, area }) => wantedText(`${name} ${area ?? ''}`).includes(wanted))
}
