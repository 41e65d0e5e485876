import { Radio } from 'antd'
import { FileDrop } from '#features/menus/bulk/parts/file-drop.tsx'
import { NewMenuNames } from '#features/menus/bulk/file/new-menu-names.tsx'
import { TemplateButton } from '#features/menus/bulk/file/template-button.tsx'
import type { FileTarget } from '#features/menus/bulk/file/file-target.ts'
import type { FileReading } from '#features/menus/bulk/file/use-file-reading.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import font from '#ui/font.module.css'
import stack from '#ui/stack.module.css'

type FileStartProps = {
  target: FileTarget
  /** The menu that the file may go into; null if it can only become a new one. */
  menuId: number | null
  reading: FileReading
  /** True if a file was chosen while the names of the new menu were wrong. */
  isNameAsked: boolean
  onTarget: (target: FileTarget) => void
  onFile: (file: File) => void
  onStop: () => void
}

/** Lets the user say where a menu file goes, and choose it. */
export function FileStart({ target, menuId, reading, isNameAsked, onTarget, onFile, onStop }: FileStartProps) {
  const t = useTranslations('menuBulk')
  return (
    <>
      <fieldset className={`${stack.column2} ${font.ink}`}>
        <legend className={font.strong}>{t(menuId === null ? 'file.asNew' : 'file.into')}</legend>
        {menuId === null ? null : (
          <Radio.Group
            value={target.menuId === null ? 'new' : 'here'}
            onChange={({ target: { value } }) => onTarget({ ...target, menuId: value === 'new' ? null : menuId })}
            options={[
              { value: 'here', label: t('file.here') },
              { value: 'new', label: t('file.asNew') },
            ]}
          />
        )}
        <NewMenuNames target={target} isAsked={isNameAsked} onTarget={onTarget} />
      </fieldset>
      <FileDrop
        title={t('file.choose')}
        texts={[t('file.text'), t('file.other')]}
        reading={reading.status === 'reading' ? reading : null}
        fault={faultOf(reading, t)}
        onFile={onFile}
        onStop={onStop}
      />
      <div className={stack.wrap2}>
        <TemplateButton venue={target.venue}>{t('choose.format')}</TemplateButton>
      </div>
    </>
  )
}

function faultOf(reading: FileReading, t: ReturnType<typeof useTranslations<'menuBulk'>>): string | null {
  if (reading.status === 'refused') return t(`faults.${reading.fault}`)
  if (reading.status !== 'unusable') return null
  return reading.fault === 'sheetWithoutHeaders'
    ? t('file.sheetWithoutHeaders', { sheet: reading.sheet })
    : t(`faults.${reading.fault}`)
}
