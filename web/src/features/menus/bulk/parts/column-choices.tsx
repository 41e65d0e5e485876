import type { BulkColumn } from '@brigade/domain/menus/bulk/bulk.columns.ts'
import type { FileHeader } from '@brigade/domain/menus/bulk/bulk.mapping.ts'
import { columnLabel } from '#features/menus/bulk/parts/column-label.ts'
import { useState } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import font from '#ui/font.module.css'
import { ChoiceSelect } from '#ui/record-form/choice-select.tsx'
import stack from '#ui/stack.module.css'
import styles from '#features/menus/bulk/parts/column-choices.module.css'

type ColumnChoicesProps = {
  headers: readonly FileHeader[]
  columns: readonly BulkColumn[]
  /** The file's header by the key of our column. */
  chosen: ReadonlyMap<string, string>
  onChoose: (key: string, header: string | undefined) => void
}

/** Renders a choice for each of our columns among those of a file, with the first values of the chosen one. */
export function ColumnChoices({ headers, columns, chosen, onChoose }: ColumnChoicesProps) {
  const t = useTranslations('menuBulk')
  // Matched columns come first. The order stays while people choose others.
  const [ordered] = useState(() =>
    columns.toSorted((one, other) => Number(chosen.has(other.key)) - Number(chosen.has(one.key))),
  )
  const options = headers.map(({ header }) => ({ value: header, label: header }))
  return (
    <ul className={styles.list}>
      {ordered.map((column) => {
        const { key, header } = column
        const value = chosen.get(key)
        const label = columnLabel(column)
        const samples = headers.find((each) => each.header === value)?.samples ?? []
        return (
          <li key={key} className={`${styles.row} ${stack.cluster2}`}>
            <span className={styles.name}>
              {label === null ? null : <span className={font.strong}>{label}</span>}
              <code className={label === null ? '' : font.note}>
                <bdi>{header}</bdi>
              </code>
            </span>
            <ChoiceSelect
              className={styles.choice}
              aria-label={t('mapping.columnOf', { column: header })}
              placeholder={t('mapping.none')}
              value={value ?? null}
              options={options}
              allowClear
              showSearch
              onChange={(next: string | null | undefined) => onChoose(key, next ?? undefined)}
            />
            <bdi className={`${styles.samples} ${font.soft} ${font.ellipsis}`}>{samples.join(' · ')}</bdi>
          </li>
        )
      })}
    </ul>
  )
}
