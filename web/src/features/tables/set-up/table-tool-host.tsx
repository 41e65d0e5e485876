import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { OpenedTool } from '#kit/features/use-opened-tool.ts'
import { useHeldRecord } from '#kit/forms/use-held-record.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { RecordToolHost } from '#ui/record-form/record-tool-host.tsx'
import { RemovalQuestion } from '#ui/record-form/removal-question.tsx'
import { CodeDialog } from '#features/tables/codes/code-dialog.tsx'
import { RenewQuestion } from '#features/tables/codes/renew-question.tsx'
import { AddTablesDrawer } from '#features/tables/set-up/add-tables-drawer.tsx'
import { TableDrawer } from '#features/tables/set-up/table-drawer.tsx'
import type { TableTool } from '#features/tables/set-up/tables-table.tsx'
import { useRemoveTable } from '#features/tables/set-up/write-tables.ts'

type TableToolHostProps = {
  venue: Venue
  tables: readonly Table[]
  opened: OpenedTool<TableTool>
  onOpen: (tool: TableTool, id: number) => void
  onClose: () => void
}

/** Renders the tool that is open over the tables: a form, a code, or the question before one is deleted or renewed. */
export function TableToolHost({ venue, tables, opened, onOpen, onClose }: TableToolHostProps) {
  const t = useTranslations('tables')
  const remove = useRemoveTable()
  const table = useHeldRecord(tables, opened?.id ?? null)
  if (opened?.tool === 'code')
    return table ? (
      <CodeDialog venue={venue} table={table} onRenew={() => onOpen('renew', table.id)} onClose={onClose} />
    ) : null
  if (opened?.tool === 'renew')
    return table ? (
      <RenewQuestion
        key={table.id}
        table={table}
        onRenewed={() => onOpen('code', table.id)}
        onCancel={() => onOpen('code', table.id)}
      />
    ) : null
  return (
    <RecordToolHost
      opened={opened}
      record={table}
      renderForm={(table) =>
        table ? (
          <TableDrawer venue={venue} tables={tables} table={table} onClose={onClose} />
        ) : (
          <AddTablesDrawer venue={venue} tables={tables} onClose={onClose} />
        )
      }
      renderRemoval={({ id, name }) => (
        <RemovalQuestion
          title={t('setUp.removeQuestion')}
          confirmLabel={t('setUp.removeAct')}
          name={name}
          text={t('setUp.removeText')}
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate(id, { onSettled: onClose })}
          onCancel={onClose}
        />
      )}
    />
  )
}
