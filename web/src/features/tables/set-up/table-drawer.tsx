import { problemsOfTable } from '@brigade/domain/tables/tables.rules.ts'
import type { Table, TableDraft, TableSetUp } from '@brigade/domain/tables/tables.schema.ts'
import { tableLimits } from '@brigade/domain/tables/tables.limits.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Form, Input } from 'antd'
import { useTranslations } from '#kit/i18n/i18n.ts'
import type { FieldTable } from '#ui/record-form/field-table.ts'
import { RecordDrawer } from '#ui/record-form/record-drawer.tsx'
import { SwitchField } from '#ui/record-form/switch-field.tsx'
import { useAreaAndSeats } from '#features/tables/set-up/use-area-and-seats.tsx'
import { addTables, changeTable } from '#features/tables/set-up/write-tables.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'

type TableDrawerProps = { venue: Venue; tables: readonly Table[]; table: Table; onClose: () => void }

type Values = Required<TableDraft>

/** Changes a table or room. */
export function TableDrawer({ venue, tables, table, onClose }: TableDrawerProps) {
  const t = useTranslations('tables')
  const formats = useVenueFormats(venue)
  const others = tables.filter(({ id }) => id !== table.id).map(({ name }) => name)
  const fields: FieldTable<Values> = {
    name: {
      label: t('setUp.form.name'),
      render: (own) => (
        <Form.Item {...own} required>
          <Input maxLength={4 * tableLimits.nameLength} autoComplete="off" dir="auto" />
        </Form.Item>
      ),
    },
    ...useAreaAndSeats(tables),
    isActive: {
      label: t('setUp.form.isActive'),
      render: (own) => <SwitchField {...own} hint={t('setUp.form.isActiveHint')} />,
    },
  }
  return (
    <RecordDrawer<Values, TableSetUp>
      title={t('setUp.form.edit')}
      size={576}
      keptAs={`tables/${venue.id}/${table.id}`}
      fields={fields}
      formats={formats}
      record={table}
      valuesOf={valuesOf}
      problemsOf={(draft) => problemsOfTable(draft, others)}
      catalogue="tables"
      save={(values, version) => changeTable(table.id, { ...values, version })}
      saveAsNew={async ({ name, area, seats }) => {
        const [added] = await addTables({ restaurantId: venue.id, tables: [{ name, area, seats }] })
        return added!
      }}
      onClose={onClose}
    />
  )
}

function valuesOf(table: TableSetUp | null): Values {
  return {
    name: table?.name ?? '',
    area: table?.area ?? null,
    seats: table?.seats ?? null,
    isActive: table?.isActive ?? true,
  }
}
