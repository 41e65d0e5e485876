import { exportDataPath } from '@brigade/domain/menus/bulk/bulk.api.ts'
import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import { type DragEvent, useRef, useState } from 'react'
import { type BulkPlace, exportModuleOf, parentOf } from '#features/menus/bulk/bulk-parent.ts'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import surface from '#ui/surface.module.css'
import styles from '#features/menus/bulk/parts/file-choice.module.css'
import { ImportList } from '#features/menus/bulk/parts/import-list.tsx'
import { FormatButton } from '#features/menus/bulk/parts/format-button.tsx'
import { SourceChoice } from '#features/menus/bulk/parts/source-choice.tsx'
import type { ReadChoice } from '#kit/sheets/read-file.ts'
import type { UsableSetting } from '#features/menus/bulk/use-bulk-setting.ts'
import type { SheetReading } from '#features/menus/bulk/use-sheet-reading.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { uploadIcon } from '#ui/icon-paths.ts'
import { BigButton } from '#ui/big-button.tsx'
import { ExportButton } from '#ui/export-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { warningIcon } from '#ui/first-icon-paths.ts'

type FileChoiceProps = {
  kind: BulkKind
  parent: BulkPlace
  setting: UsableSetting
  reading: SheetReading
  onFile: (file: File) => void
  /** Reads the same file in another way. */
  onChoose: (choice: ReadChoice) => void
  onStop: () => void
}

const importsInDrawer = 3

/** Lets the user choose or drop a file, and says which columns it needs. */
export function FileChoice({ kind, parent, setting, reading, onFile, onChoose, onStop }: FileChoiceProps) {
  const t = useTranslations('menuBulk')
  const field = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)

  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }

  return (
    <>
      <div
        className={`${styles.drop} ${stack.row3} ${isOver ? styles.over : ''}`}
        role="group"
        aria-label={t('choose.title')}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={handleDrop}
      >
        <Icon path={uploadIcon} size={32} />
        <p className={`${font.large} ${font.strong}`}>{t('choose.title')}</p>
        <p className={font.soft}>{t('choose.text')}</p>
        {reading.status === 'reading' ? (
          <div className={`${styles.reading} ${stack.row2}`}>
            <p role="status">{t('choose.reading', { file: reading.fileName })}</p>
            <progress value={reading.share} max={1} aria-label={t('choose.reading', { file: reading.fileName })} />
            <BigButton kind="quiet" onClick={onStop}>
              {t('choose.stop')}
            </BigButton>
          </div>
        ) : (
          <BigButton icon={uploadIcon} onClick={() => field.current?.click()}>
            {t('choose.button')}
          </BigButton>
        )}
        <input
          ref={field}
          type="file"
          // The button opens this field, so screen readers would announce a second one.
          hidden
          accept=".csv,.xlsx,.xls"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            // Lets the user choose the same file again after correcting it.
            target.value = ''
            if (file) onFile(file)
          }}
        />
        {reading.status === 'refused' ? (
          <p role="alert" className={`${font.red} ${font.strong} ${stack.row2} ${surface.failure}`}>
            <Icon path={warningIcon} /> {t(`faults.${reading.fault}`)}
          </p>
        ) : null}
        {reading.status === 'refused' ? <SourceChoice source={reading.source} onChoose={onChoose} /> : null}
      </div>
      <section className={`${stack.column2} ${font.ink}`}>
        <h3>{t('choose.columns')}</h3>
        <p className={font.soft}>{t('choose.columnsText')}</p>
        <p className={`${styles.headers} ${stack.wrap2}`} dir="ltr">
          {setting.venueColumns.map(({ key, header }) => (
            <code key={key}>{header}</code>
          ))}
        </p>
        <div className={stack.wrap2}>
          <FormatButton kind={kind} venue={setting.venue} category={setting.categories[0]?.name.en}>
            {t('choose.format')}
          </FormatButton>
          <ExportButton
            path={exportDataPath}
            permission="menus:export"
            asked={{ fileName: kind, moduleName: exportModuleOf[kind], ...parentOf[kind](parent) }}
            label={t('choose.export')}
          />
        </div>
      </section>
      <section className={`${stack.column2} ${font.ink}`}>
        <h3>{t('screens.imports')}</h3>
        <ImportList venue={setting.venue} kind={kind} first={importsInDrawer} />
      </section>
    </>
  )
}
