import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { reloadIcon } from '#ui/first-icon-paths.ts'
import { codeIcon } from '#ui/icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { ToolButton, ToolRow } from '#ui/tool-button.tsx'
import stack from '#ui/stack.module.css'
import styles from '#features/tables/codes/table-codes.module.css'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'

/** The tools that can be opened for the code of one table. */
export const codeTools = ['code', 'renew'] as const

type CodesTableProps = {
  venue: Venue
  rows: readonly Table[]
  chosen: ReadonlySet<number>
  onChoose: (id: number, isChosen: boolean) => void
  onOpen: (tool: (typeof codeTools)[number], id: number) => void
}

/** Lists tables or rooms with the time since when their codes are valid. */
export function CodesTable({ venue, rows, chosen, onChoose, onOpen }: CodesTableProps) {
  const t = useTranslations('tables')
  const { date } = useVenueFormats(venue)
  const mayRenew = useCan('tables:renewToken')
  const columns: Column<Table>[] = [
    {
      key: 'name',
      label: t('codes.columns.name'),
      kind: 'heading',
      render: ({ id, name }) => (
        <label className={`${styles.choice} ${stack.row3} ${stack.touch}`}>
          <input type="checkbox" checked={chosen.has(id)} onChange={({ target }) => onChoose(id, target.checked)} />
          <bdi>{name}</bdi>
        </label>
      ),
    },
    {
      key: 'state',
      label: t('codes.columns.state'),
      kind: 'state',
      render: ({ isActive }) => (isActive ? null : <StateTag tone="grey" label={t('codes.isOff')} />),
    },
    {
      key: 'since',
      label: t('codes.columns.since'),
      kind: 'time',
      inCard: 'labelled',
      render: ({ tokenSince }) => (tokenSince ? date(tokenSince) : t('codes.sinceUnknown')),
    },
    {
      key: 'acts',
      label: t('codes.columns.acts'),
      kind: 'acts',
      render: ({ id, name }) => (
        <ToolRow>
          <ToolButton icon={codeIcon} label={t('codes.showNamed', { name })} onClick={() => onOpen('code', id)} />
          {mayRenew ? (
            <ToolButton icon={reloadIcon} label={t('codes.renewNamed', { name })} onClick={() => onOpen('renew', id)} />
          ) : null}
        </ToolRow>
      ),
    },
  ]
  return <DataTable isList label={t('codes.tab')} columns={columns} records={rows} keyOf={({ id }) => id} />
}
