import type { Printer } from '@brigade/domain/printers/printers.schema.ts'
import { useWords } from '#kit/i18n.ts'
import { shieldPressed } from '#kit/shield-second-tap.ts'
import { useCan } from '#kit/use-can.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { deleteIcon, editIcon, printerIcon } from '#ui/icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { ToolButton, ToolRow } from '#ui/tool-button.tsx'
import { useTestPrinter } from '#features/printers/printers.mutations.ts'
import styles from '#features/printers/parts/printers-table.module.css'

/** What can be opened for one printer. */
export const printerTools = ['edit', 'delete'] as const

export type PrinterTool = (typeof printerTools)[number]

type PrintersTableProps = { printers: readonly Printer[]; onOpen: (tool: PrinterTool, id: number) => void }

/** The printers of a venue with what each of them prints, and who stands in. */
export function PrintersTable({ printers, onOpen }: PrintersTableProps) {
  const t = useWords('printers')
  const mayWrite = useCan('printers:write')
  const test = useTestPrinter()

  /** A second tap prints no second page. */
  function handleTest(id: number): void {
    if (test.isPending) return
    shieldPressed()
    test.mutate(id)
  }

  const columns: Column<Printer>[] = [
    {
      key: 'printer',
      label: t('columns.printer'),
      kind: 'heading',
      render: ({ name, host, port }) => (
        <>
          <bdi className={styles.name}>{name}</bdi>
          <span className={styles.detail} dir="ltr">
            {`${host}:${port}`}
          </span>
        </>
      ),
    },
    { key: 'prints', label: t('columns.prints'), inCard: 'labelled', render: (printer) => <Prints {...printer} /> },
    {
      key: 'standsIn',
      label: t('columns.standsIn'),
      inCard: 'labelled',
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
        {isActive ? <ToolButton icon={printerIcon} label={t('test', { name })} onClick={() => handleTest(id)} /> : null}
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
    />
  )
}

function Prints({ categoryIds, takesOtherItems, receipts }: Printer) {
  const t = useWords('printers')
  const said = [
    ...(categoryIds.length > 0 ? [t('categories', { count: categoryIds.length })] : []),
    ...(takesOtherItems ? [t('others')] : []),
    ...(receipts === 'no' ? [] : [t(`receiptTimes.${receipts}`)]),
  ]
  return <>{said.length > 0 ? said.join(' · ') : t('nothing')}</>
}
