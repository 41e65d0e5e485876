import { problemsOfTable } from '@brigade/domain/tables/tables.rules.ts'
import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import { Form, Input } from 'antd'
import { useId } from 'react'
import { problemText } from '#kit/calls/problem-text.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import type { FieldRow } from '#ui/record-form/field-table.ts'
import { areasOf } from '#features/tables/set-up/matching-tables.ts'
import { WholeNumberField } from '#ui/record-form/whole-number-field.tsx'

/** Returns the fields that a table and several new ones share. The areas that the venue has are suggested. */
export function useAreaAndSeats(tables: readonly Table[]): Record<'area' | 'seats', FieldRow> {
  const t = useTranslations('tables')
  const listId = useId()
  const areas = areasOf(tables)
  return {
    area: {
      label: t('setUp.form.area'),
      render: (own) => (
        <>
          <Form.Item {...own} extra={t('setUp.form.areaHint')} normalize={emptyAsNone}>
            <Input list={listId} autoComplete="off" dir="auto" allowClear />
          </Form.Item>
          <datalist id={listId}>
            {areas.map((area) => (
              <option key={area}>{area}</option>
            ))}
          </datalist>
        </>
      ),
    },
    seats: {
      label: t('setUp.form.seats'),
      render: (own) => <WholeNumberField {...own} problemOf={problemOfSeats} />,
    },
  }
}

/** Returns null for no area. */
function emptyAsNone(area: string | undefined): string | null {
  return area === undefined || area === '' ? null : area
}

function problemOfSeats(seats: number | string): string | undefined {
  const { seats: problem } = problemsOfTable({ name: '-', seats: Number(seats) }, [])
  return problem && problemText(problem, ['tables'])
}
