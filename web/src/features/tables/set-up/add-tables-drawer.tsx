import type { Problems } from '@brigade/domain/kit/problems.ts'
import type { TableErrorCode } from '@brigade/domain/tables/tables.errors.ts'
import { readTables } from '@brigade/domain/tables/tables.names.ts'
import { problemsOfNewTables, problemsOfTable } from '@brigade/domain/tables/tables.rules.ts'
import type { NewTable, Table, TableSetUp } from '@brigade/domain/tables/tables.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Form, Input } from 'antd'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useAddOnce } from '#kit/outbox/use-add-once.ts'
import type { FieldTable } from '#ui/record-form/field-table.ts'
import { RecordDrawer } from '#ui/record-form/record-drawer.tsx'
import { useAreaAndSeats } from '#features/tables/set-up/use-area-and-seats.tsx'
import { addTables } from '#features/tables/set-up/write-tables.ts'
import font from '#ui/font.module.css'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'

type AddTablesDrawerProps = { venue: Venue; tables: readonly Table[]; onClose: () => void }

type Values = { names: string; area: string | null; seats: number | null }

/** Adds tables or rooms to a venue: one, a range, or a pasted list. */
export function AddTablesDrawer({ venue, tables, onClose }: AddTablesDrawerProps) {
  const t = useTranslations('tables')
  const formats = useVenueFormats(venue)
  const others = tables.map(({ name }) => name)
  const add = useAddOnce<Values, TableSetUp[]>({
    form: `tables/${venue.id}`,
    create: (values, idempotencyKey) =>
      addTables({ restaurantId: venue.id, tables: newTables(values), idempotencyKey }),
    // The first ones were added. The names typed since are others, or refused as taken.
    change: (_added, values) => addTables({ restaurantId: venue.id, tables: newTables(values) }),
  })
  const fields: FieldTable<Values> = {
    names: {
      label: t('setUp.form.names'),
      render: (own) => (
        <Form.Item
          {...own}
          required
          extra={
            <>
              {t('setUp.form.namesHint')}
              <Preview />
            </>
          }
        >
          <Input.TextArea rows={6} maxLength={50_000} autoComplete="off" dir="auto" />
        </Form.Item>
      ),
    },
    ...useAreaAndSeats(tables),
  }
  return (
    <RecordDrawer<Values, TableSetUp>
      title={t('setUp.form.add')}
      size={576}
      keptAs={`tables/${venue.id}/new`}
      fields={fields}
      formats={formats}
      record={null}
      valuesOf={emptyValues}
      problemsOf={(values) => problemsOf(values, others)}
      catalogue="tables"
      save={add}
      onClose={onClose}
    />
  )
}

/** Shows how many tables or rooms the typed names are, with the first and the last. */
function Preview() {
  const t = useTranslations('tables')
  const { number } = useFormats()
  const { tables } = readTables(Form.useWatch<string | undefined>('names') ?? '')
  if (tables.length === 0) return null
  const [first, last] = [tables[0]!.name, tables.at(-1)!.name]
  return (
    <p role="status" className={font.strong}>
      {t('total', { count: tables.length, shown: number(tables.length) })}: <bdi>{first}</bdi>
      {tables.length > 1 ? (
        <>
          {' '}
          … <bdi>{last}</bdi>
        </>
      ) : null}
    </p>
  )
}

function emptyValues(): Values {
  return { names: '', area: null, seats: null }
}

/** Returns the typed tables; the cells of a line go before what the form has for all. */
function newTables({ names, area, seats }: Values): NewTable[] {
  return readTables(names).tables.map((table) => ({ area, seats, ...table }))
}

/** Returns the first problem of the names, and those of area and seats. */
function problemsOf(values: Values, others: readonly string[]): Problems<TableErrorCode> {
  const { area, seats } = values
  const [unreadable] = readTables(values.names).problems
  const { area: areaProblem, seats: seatsProblem } = problemsOfTable({ name: '-', area, seats }, [])
  const [ofNames] = Object.entries(problemsOfNewTables(newTables({ ...values, area: null, seats: null }), others))
  const names = unreadable?.problem ?? ofNames?.[1]
  return {
    ...(names && { names }),
    ...(areaProblem && { area: areaProblem }),
    ...(seatsProblem && { seats: seatsProblem }),
  }
}
