import { exportDataPath } from '@brigade/domain/menus/bulk/bulk.api.ts'
import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import { type BulkPlace, exportModuleOf, parentOf } from '#features/menus/bulk/bulk-parent.ts'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/menus/bulk/parts/file-choice.module.css'
import { ImportList } from '#features/menus/bulk/parts/import-list.tsx'
import { FileDrop } from '#features/menus/bulk/parts/file-drop.tsx'
import { FormatButton } from '#features/menus/bulk/parts/format-button.tsx'
import { SourceChoice } from '#features/menus/bulk/parts/source-choice.tsx'
import type { ReadChoice } from '#kit/sheets/read-file.ts'
import type { UsableSetting } from '#features/menus/bulk/use-bulk-setting.ts'
import type { SheetReading } from '#features/menus/bulk/use-sheet-reading.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { ExportButton } from '#ui/export-button.tsx'

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

  return (
    <>
      <FileDrop
        title={t('choose.title')}
        texts={[t('choose.text')]}
        reading={reading.status === 'reading' ? reading : null}
        fault={reading.status === 'refused' ? t(`faults.${reading.fault}`) : null}
        onFile={onFile}
        onStop={onStop}
      >
        {reading.status === 'refused' ? <SourceChoice source={reading.source} onChoose={onChoose} /> : null}
      </FileDrop>
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
