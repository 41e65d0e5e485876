import { useEffect, useId, useRef } from 'react'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/menus/bulk/parts/source-choice.module.css'
import type { ReadChoice } from '#kit/sheets/read-file.ts'
import type { SheetSource } from '#features/menus/bulk/use-sheet-reading.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { warningIcon } from '#ui/first-icon-paths.ts'

type SourceChoiceProps = { source: SheetSource; onChoose: (choice: ReadChoice) => void }

/** Shows the file, its sheet, whether its hidden rows were read, and its character encoding; each can be changed. */
export function SourceChoice({
  source: { fileName, sheets, hiddenRows, lettering, chosen },
  onChoose,
}: SourceChoiceProps) {
  const t = useTranslations('menuBulk')
  const id = useId()
  const field = useRef<HTMLSelectElement>(null)
  const box = useRef<HTMLInputElement>(null)
  // Keyboard focus stays on the choice, though other rows are shown now.
  useEffect(() => (field.current ?? box.current)?.focus(), [])
  const samples = lettering?.samples ?? []
  return (
    <div className={`${styles.source} ${stack.cluster}`}>
      <bdi className={font.name}>{fileName}</bdi>
      {sheets ? (
        <label className={`${styles.choice} ${stack.cluster2}`}>
          {t('source.sheet')}
          <select
            ref={chosen === 'sheet' ? field : undefined}
            value={sheets.name}
            onChange={({ target }) => onChoose({ sheet: target.value })}
          >
            {sheets.names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      ) : null}
      {sheets && hiddenRows ? (
        <>
          <p className={`${styles.guess} ${stack.row2}`}>
            <Icon path={warningIcon} /> {t(`source.hidden.${hiddenRows.are}`, { count: hiddenRows.count })}
          </p>
          {hiddenRows.are === 'all' ? null : (
            <label className={`${styles.choice} ${stack.cluster2}`}>
              <input
                ref={chosen === 'hiddenRows' ? box : undefined}
                type="checkbox"
                className={styles.box}
                checked={hiddenRows.are === 'read'}
                onChange={({ target }) => onChoose({ hiddenRows: target.checked, sheet: sheets.name })}
              />
              {t('source.hidden.choose')}
            </label>
          )}
        </>
      ) : null}
      {lettering && samples.length > 0 ? (
        <label className={`${styles.choice} ${stack.cluster2}`}>
          {t('source.letters')}
          <select
            ref={chosen === 'encoding' ? field : undefined}
            value={lettering.encoding}
            aria-describedby={lettering.isGuess ? id : undefined}
            onChange={({ target }) => {
              const sample = samples.find(({ encoding }) => encoding === target.value)
              if (sample) onChoose({ encoding: sample.encoding })
            }}
          >
            {samples.map(({ encoding, sample }) => (
              <option key={encoding} value={encoding}>
                {t('source.reads', { encoding: t(`source.encodings.${encoding}`), sample })}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {lettering?.isGuess ? (
        <p id={id} className={`${styles.guess} ${stack.row2}`}>
          <Icon path={warningIcon} /> {t('source.guessed')}
        </p>
      ) : null}
    </div>
  )
}
