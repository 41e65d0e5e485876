import { isOneOf } from '@brigade/domain/kit/is-one-of.ts'
import { tableErrors } from '@brigade/domain/tables/tables.errors.ts'
import { problemsOfTable } from '@brigade/domain/tables/tables.rules.ts'
import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import { AutoComplete, Form } from 'antd'
import { problemText, type TranslatableProblem } from '#kit/calls/problem-text.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import type { FieldRow } from '#ui/record-form/field-table.ts'
import { WholeNumberField } from '#ui/record-form/whole-number-field.tsx'

/** Returns the fields that a table and several new ones share. The areas that the venue has are suggested. */
export function useAreaAndSeats(tables: readonly Table[]): Record<'area' | 'seats', FieldRow> {
  const t = useTranslations('tables')
  const areas = [...new Set(tables.flatMap(({ area }) => area ?? []))]
  return {
    area: {
      label: t('setUp.form.area'),
      render: (own) => (
        <Form.Item {...own} extra={t('setUp.form.areaHint')} normalize={emptyAsNone}>
          <AutoComplete
            allowClear
            options={areas.map((value) => ({ value }))}
            showSearch={{ filterOption: (typed, option) => isWithin(typed, option?.value) }}
          />
        </Form.Item>
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

function isWithin(typed: string, area = ''): boolean {
  return area.toLowerCase().includes(typed.toLowerCase())
}

function problemOfSeats(seats: number | string): string | undefined {
  const { seats: problem } = problemsOfTable({ name: '-', seats: Number(seats) }, [])
  return problem && sayProblem(problem)
}

/** Returns a problem of a table in the language of the interface. */
export function sayProblem(problem: TranslatableProblem): string {
  return problemText(problem, ['tables'])
}
