import type { Problem, Problems } from '@brigade/domain/kit/problems.ts'
import type { TableErrorCode } from '@brigade/domain/tables/tables.errors.ts'
import { problemsOfLines } from '@brigade/domain/tables/tables.lines.ts'
import { readTables } from '@brigade/domain/tables/tables.names.ts'
import { problemsOfTable } from '@brigade/domain/tables/tables.rules.ts'
import type { NewTable, Table, TableSetUp } from '@brigade/domain/tables/tables.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Form } from 'antd'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useAddOnce } from '#kit/outbox/use-add-once.ts'
import type { FieldTable } from '#ui/record-form/field-table.ts'
import { RecordDrawer } from '#ui/record-form/record-drawer.tsx'
import { NamesField } from '#features/tables/set-up/names-field.tsx'
import { isOneLine, NamesPreview } from '#features/tables/set-up/names-preview.tsx'
import { useAreaAndSeats } from '#features/tables/set-up/use-area-and-seats.tsx'
import { addTables } from '#features/tables/set-up/write-tables.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'

type AddTablesDrawerProps = { venue: Venue; tables: readonly Table[]; onClose: () => void }

type Values = { names: string; area: string | null; seats: number | null }

/** Adds tables or rooms to a venue: one, a range, a pasted list, or the rows of a spreadsheet. */
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
              <Form.Item noStyle shouldUpdate={() => true}>
                {({ getFieldError }) => <NamesPreview others={others} isRefused={getFieldError('names').length > 0} />}
              </Form.Item>
            </>
          }
        >
          <NamesField />
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

function emptyValues(): Values {
  return { names: '', area: null, seats: null }
}

/** Returns the typed tables; the cells of a line go before what the form has for all. */
function newTables({ names, area, seats }: Values): NewTable[] {
  return readTables(names).tables.map((table) => ({ area, seats, ...table }))
}

/** Returns the problem of the names, and those of area and seats. */
function problemsOf({ names, area, seats }: Values, others: readonly string[]): Problems<TableErrorCode> {
  const { area: areaProblem, seats: seatsProblem } = problemsOfTable({ name: '-', area, seats }, [])
  const ofNames = problemOfNames(names, others)
  return {
    ...(ofNames && { names: ofNames }),
    ...(areaProblem && { area: areaProblem }),
    ...(seatsProblem && { seats: seatsProblem }),
  }
}

/** Returns the problem of a single line; of several wrong ones their number, as they are listed below the field. */
function problemOfNames(names: string, others: readonly string[]): Problem<TableErrorCode> | undefined {
  const { ofLines, ofAll } = problemsOfLines(names, others)
  if (ofLines.length === 0 || isOneLine(names)) return ofLines[0]?.problem ?? ofAll
  return { code: 'linesWrong', params: { count: ofLines.length } }
}
