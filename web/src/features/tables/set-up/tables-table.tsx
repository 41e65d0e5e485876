import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { codeIcon, deleteIcon, editIcon } from '#ui/icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { ToolButton, ToolRow } from '#ui/tool-button.tsx'
import font from '#ui/font.module.css'

/** The tools that can be opened for one table; its code is renewed from where it is shown. */
export const tableTools = ['edit', 'delete', 'code', 'renew'] as const

export type TableTool = (typeof tableTools)[number]

type TablesTableProps = { tables: readonly Table[]; onOpen: (tool: TableTool, id: number) => void }

/** Lists tables and rooms as they are set up. */
export function TablesTable({ tables, onOpen }: TablesTableProps) {
  const t = useTranslations('tables')
  const { number } = useFormats()
  const seesCodes = useCan('tables:readToken')
  const columns: Column<Table>[] = [
    {
      key: 'name',
      label: t('setUp.columns.name'),
      kind: 'heading',
      render: ({ name }) => <bdi className={font.name}>{name}</bdi>,
    },
    { key: 'area', label: t('setUp.columns.area'), render: ({ area }) => (area ? <bdi>{area}</bdi> : null) },
    {
      key: 'seats',
      label: t('setUp.columns.seats'),
      inCard: 'labelled',
      render: ({ seats }) => (seats === null ? null : <bdi>{number(seats)}</bdi>),
    },
    {
      key: 'state',
      label: t('setUp.columns.state'),
      kind: 'state',
      render: ({ isActive }) => (isActive ? null : <StateTag tone="grey" label={t('setUp.off')} />),
    },
    {
      key: 'acts',
      label: t('setUp.columns.acts'),
      kind: 'acts',
      render: ({ id, name }) => (
        <ToolRow>
          {seesCodes ? (
            <ToolButton icon={codeIcon} label={t('codes.showNamed', { name })} onClick={() => onOpen('code', id)} />
          ) : null}
          <ToolButton icon={editIcon} label={t('setUp.edit', { name })} onClick={() => onOpen('edit', id)} />
          <ToolButton icon={deleteIcon} label={t('setUp.remove', { name })} onClick={() => onOpen('delete', id)} />
        </ToolRow>
      ),
    },
  ]
  return <DataTable isList label={t('screens.setUp')} columns={columns} records={tables} keyOf={({ id }) => id} />
}
