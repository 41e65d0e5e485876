import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { OpenedTool } from '#kit/features/use-opened-tool.ts'
import { useHeldRecord } from '#kit/forms/use-held-record.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { RecordToolHost } from '#ui/record-form/record-tool-host.tsx'
import { RemovalQuestion } from '#ui/record-form/removal-question.tsx'
import { AddTablesDrawer } from '#features/tables/set-up/add-tables-drawer.tsx'
import { TableDrawer } from '#features/tables/set-up/table-drawer.tsx'
import type { TableTool } from '#features/tables/set-up/tables-table.tsx'
import { useRemoveTable } from '#features/tables/set-up/write-tables.ts'

type TableToolHostProps = {
  venue: Venue
  tables: readonly Table[]
  opened: OpenedTool<TableTool>
  onClose: () => void
}

/** Renders the tool that is open over the tables: a form, or the question before one is deleted. */
export function TableToolHost({ venue, tables, opened, onClose }: TableToolHostProps) {
  const t = useTranslations('tables')
  const remove = useRemoveTable()
  return (
    <RecordToolHost
      opened={opened}
      record={useHeldRecord(tables, opened?.id ?? null)}
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
