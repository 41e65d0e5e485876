import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { orderTables } from '#features/orders/records/orders.queries.ts'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/orders/placing/table-choice.module.css'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { ErrorNote } from '#ui/error-note.tsx'

type TableChoiceProps = {
  tables: UseQueryResult<Table[]>
  chosen: number | null
  isWrong: boolean
  field: RefObject<HTMLSelectElement | null>
  onChoose: (tableId: number | null) => void
}

/** Uses the browser's own list: phones show it natively, within reach of the thumb. */
export function TableChoice({ tables, chosen, isWrong, field, onChoose }: TableChoiceProps) {
  const t = useTranslations('placing')
  return (
    <>
      <label className={stack.column1}>
        <span className={font.strong}>{t('table')}</span>
        <select
          ref={field}
          className={styles.select}
          aria-invalid={isWrong || undefined}
          value={chosen ?? ''}
          onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{t('noTable')}</option>
          {tables.data?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {tables.error ? <ErrorNote of={t('table')} error={tables.error} onRetry={() => void tables.refetch()} /> : null}
    </>
  )
}

/** Queries the tables at which guests can sit. */
export function useOpenTables({ id }: Venue, { isWanted }: { isWanted: boolean }) {
  return useQuery({ ...orderTables(id), select: thoseOpen, enabled: isWanted })
}

function thoseOpen(tables: readonly Table[]): Table[] {
  return tables.filter(({ isActive }) => isActive)
}
