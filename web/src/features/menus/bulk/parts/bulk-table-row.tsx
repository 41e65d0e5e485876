import { isRightToLeft, type Language } from '@brigade/domain/kit/languages.ts'
import type { TextsBefore } from '@brigade/domain/menus/bulk/bulk.before.ts'
import type { BulkColumn } from '@brigade/domain/menus/bulk/bulk.columns.ts'
import { memo, useId } from 'react'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/menus/bulk/parts/bulk-table.module.css'
import { problemText, type TranslatableProblem, type TranslatableProblems } from '#kit/calls/problem-text.ts'
import type { BulkLine } from '#features/menus/bulk/use-bulk-rows.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { warningIcon } from '#ui/first-icon-paths.ts'

type BulkTableRowProps = {
  line: BulkLine
  columns: readonly BulkColumn[]
  problems: TranslatableProblems
  /** The current values, where the row changes something. */
  before: TextsBefore
  widths: string
  /** The distance from the top of the table, in pixels. */
  start: number
  /** The row's number for screen readers. */
  index: number
  categoryList: string
  onChange: (line: number, key: string, text: string) => void
  onRemove: (lines: readonly number[]) => void
}

/**
 * Shows one row. Each problem is below its cell; a problem of the whole row is below its number, which has an icon if
 * the row has any problem.
 */
export const BulkTableRow = memo(function BulkTableRow(props: BulkTableRowProps) {
  const t = useTranslations('menuBulk')
  const id = useId()
  const { line, columns, problems, before, widths, start, index, categoryList, onChange, onRemove } = props
  const ofRow = problems['']
  return (
    <div
      role="row"
      aria-rowindex={index}
      data-line={line.line}
      className={styles.row}
      style={{ gridTemplateColumns: widths, transform: `translateY(${start}px)` }}
    >
      <span role="cell" className={styles.number}>
        {line.line}
        {Object.keys(problems).length > 0 ? (
          <span className={styles.sign} data-wrong="">
            <Icon path={warningIcon} size={16} />
          </span>
        ) : null}
        {ofRow ? (
          <span className={styles.problem} title={cellProblemText(ofRow)}>
            {cellProblemText(ofRow)}
          </span>
        ) : null}
      </span>
      {columns.map(({ key, header, type, language }) => {
        const problem = problems[key]
        const old = before[key]
        const direction = directionOf(language)
        const noteId = `${id}${key}`
        return (
          <span key={key} role="cell" className={`${styles.cell} ${stack.column} ${stack.shrink}`}>
            <input
              value={line.row[key] ?? ''}
              onChange={({ target }) => onChange(line.line, key, target.value)}
              dir={direction}
              lang={language}
              list={type === 'category' ? categoryList : undefined}
              aria-label={t('review.cell', { column: header, row: line.line })}
              aria-invalid={problem !== undefined}
              aria-describedby={problem === undefined && old === undefined ? undefined : noteId}
              className={problem ? styles.wrong : undefined}
              autoComplete="off"
            />
            {problem ? (
              <CellProblem id={noteId} problem={problem} onChange={(text) => onChange(line.line, key, text)} />
            ) : null}
            {old !== undefined && !problem ? (
              <span id={noteId} className={`${styles.before} ${font.ellipsis}`} dir={direction} title={old}>
                {old === '' ? t('review.wasEmpty') : t('review.was', { text: old })}
              </span>
            ) : null}
          </span>
        )
      })}
      <span role="cell">
        <button
          type="button"
          className={styles.remove}
          aria-label={t('review.removeOf', { row: line.line })}
          onClick={() => onRemove([line.line])}
        >
          {t('review.remove')}
        </button>
      </span>
    </div>
  )
})

type CellProblemProps = { id: string; problem: TranslatableProblem; onChange: (text: string) => void }

/** Says what is wrong with a cell. If its number can be two, both are offered instead: there is no room for more. */
function CellProblem({ id, problem, onChange }: CellProblemProps) {
  const text = cellProblemText(problem)
  const readings = readingsOf(problem)
  if (readings.length === 0) {
    return (
      <span id={id} className={styles.problem} title={text}>
        {text}
      </span>
    )
  }
  return (
    <span className={styles.readings} role="group" aria-labelledby={id} title={text}>
      <span id={id} className="visually-hidden">
        {text}
      </span>
      {readings.map((reading) => (
        <button
          key={reading}
          type="button"
          dir="ltr"
          onClick={({ currentTarget }) => {
            // The buttons disappear, and the focus would with them.
            currentTarget.closest('[role="cell"]')?.querySelector('input')?.focus()
            onChange(unambiguous(reading))
          }}
        >
          {reading}
        </button>
      ))}
    </span>
  )
}

/** Returns the numbers that a cell can mean; none if it is wrong for another reason. */
function readingsOf({ code, params }: TranslatableProblem): string[] {
  return code === 'priceAmbiguous' && params ? [params.one, params.other].map(String) : []
}

/** Returns the text of a number that is read as this number alone: three decimals could be thousands again. */
function unambiguous(reading: string): string {
  return /\.\d{3}$/.test(reading) ? `${reading}0` : reading
}

/** Returns the direction of a language's text; `auto` if the language is unknown. */
function directionOf(language: Language | undefined): 'rtl' | 'ltr' | 'auto' {
  if (!language) return 'auto'
  return isRightToLeft(language) ? 'rtl' : 'ltr'
}

/** Returns the problem of a cell in the language of the interface. */
function cellProblemText(problem: TranslatableProblem): string {
  return problemText(problem, ['menuBulk', 'menus'])
}
