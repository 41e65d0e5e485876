import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import styles from '#features/menus/bulk/parts/file-choice.module.css'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { warningIcon } from '#ui/first-icon-paths.ts'
import font from '#ui/font.module.css'
import { Icon } from '#ui/icon.tsx'
import { uploadIcon } from '#ui/icon-paths.ts'
import stack from '#ui/stack.module.css'
import surface from '#ui/surface.module.css'

type FileDropProps = {
  title: string
  texts: readonly string[]
  /** The file that is being read. */
  reading: { fileName: string; share: number } | null
  /** Why the last file was refused. */
  fault: string | null
  onFile: (file: File) => void
  onStop: () => void
  /** Shown below a fault. */
  children?: ReactNode
}

/** Renders the place where a spreadsheet is chosen or dropped, and how far it is read. */
export function FileDrop({ title, texts, reading, fault, onFile, onStop, children }: FileDropProps) {
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
    <div
      className={`${styles.drop} ${stack.row3} ${isOver ? styles.over : ''}`}
      role="group"
      aria-label={title}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <Icon path={uploadIcon} size={32} />
      <p className={`${font.large} ${font.strong}`}>{title}</p>
      {texts.map((text) => (
        <p key={text} className={font.soft}>
          {text}
        </p>
      ))}
      {reading ? (
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
      {fault === null ? null : (
        <p role="alert" className={`${font.red} ${font.strong} ${stack.row2} ${surface.failure}`}>
          <Icon path={warningIcon} /> {fault}
        </p>
      )}
      {children}
    </div>
  )
}
