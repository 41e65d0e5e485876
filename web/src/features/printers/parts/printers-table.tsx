import type { Printer } from '@brigade/domain/printers/printers.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { deleteIcon, editIcon, printerIcon } from '#ui/icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { ToolButton, ToolRow } from '#ui/tool-button.tsx'
import { useTestPrinter } from '#features/printers/printers.mutations.ts'
import font from '#ui/font.module.css'

/** The tools that can be opened for one printer. */
export const printerTools = ['edit', 'delete'] as const

export type PrinterTool = (typeof printerTools)[number]

type PrintersTableProps = { printers: readonly Printer[]; onOpen: (tool: PrinterTool, id: number) => void }

/** Lists the printers of a venue with the kinds of prints of each, and the fallback printer. */
export function PrintersTable({ printers, onOpen }: PrintersTableProps) {
  const t = useTranslations('printers')
  const mayWrite = useCan('printers:write')
  const test = useTestPrinter()

  const columns: Column<Printer>[] = [
    {
      key: 'printer',
      label: t('columns.printer'),
      kind: 'heading',
      render: ({ name, host, port }) => (
        <>
          <bdi className={font.name}>{name}</bdi>{' '}
          <span className={font.note} dir="ltr">
            {`${host}:${port}`}
          </span>
        </>
      ),
    },
    { key: 'prints', label: t('columns.prints'), kind: 'detail', render: (printer) => <Prints {...printer} /> },
    {
      key: 'standsIn',
      label: t('columns.standsIn'),
      isExtra: true,
      inCard: 'hidden',
      render: ({ fallbackPrinterId }) => (
        <bdi>{printers.find(({ id }) => id === fallbackPrinterId)?.name ?? t('form.nobody')}</bdi>
      ),
    },
    {
      key: 'state',
      label: t('columns.state'),
      kind: 'state',
      render: ({ isActive }) => <StateTag tone={isActive ? 'green' : 'grey'} label={t(isActive ? 'on' : 'off')} />,
    },
  ]
  const acts: Column<Printer> = {
    key: 'acts',
    label: t('columns.acts'),
    kind: 'acts',
    render: ({ id, name, isActive }) => (
      <ToolRow>
        {isActive ? (
          <ToolButton
            icon={printerIcon}
            label={t('test', { name })}
            isBusy={test.isPending}
            onClick={() => test.mutate(id)}
          />
        ) : null}
        <ToolButton icon={editIcon} label={t('edit', { name })} onClick={() => onOpen('edit', id)} />
        <ToolButton icon={deleteIcon} label={t('remove', { name })} onClick={() => onOpen('delete', id)} />
      </ToolRow>
    ),
  }
  return (
    <DataTable
      label={t('screens.printers')}
      columns={mayWrite ? [...columns, acts] : columns}
      records={printers}
      keyOf={({ id }) => id}
      isList
    />
  )
}

function Prints({ categoryIds, takesOtherItems, receipts }: Printer) {
  const t = useTranslations('printers')
  const said = [
    ...(categoryIds.length > 0 ? [t('categories', { count: categoryIds.length })] : []),
    ...(takesOtherItems ? [t('others')] : []),
    ...(receipts === 'no' ? [] : [t(`receiptTimes.${receipts}`)]),
  ]
  return <>{said.length > 0 ? said.join(' · ') : t('nothing')}</>
}
