import { imageLimits, type ImageSize } from '@brigade/domain/files/files.limits.ts'
import { Button } from 'antd'
import { type DragEvent, useId, useRef, useState } from 'react'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/files/parts/upload-button.module.css'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { HiddenFileInput } from '#ui/hidden-file-input.tsx'
import { Icon } from '#ui/icon.tsx'
import { addIcon } from '#ui/icon-paths.ts'

type UploadButtonProps = {
  id?: string
  /** The number of used places. */
  used: number
  most: number
  size: ImageSize
  onFiles: (files: readonly File[]) => void
}

const { bytesAtMost } = imageLimits

/** Accepts pictures from the device: by its own file chooser, or dropped. */
export function UploadButton({ id, used, most, size: { width, height }, onFiles }: UploadButtonProps) {
  const t = useTranslations('files')
  const hintId = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)

  function handleDrag(event: DragEvent): void {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(event.type === 'dragover')
    if (event.type === 'drop') onFiles([...event.dataTransfer.files])
  }

  return (
    <div
      className={`${styles.place} ${stack.cluster} ${isOver ? styles.over : ''}`}
      role="presentation"
      onDragOver={handleDrag}
      onDragLeave={handleDrag}
      onDrop={handleDrag}
    >
      <HiddenFileInput
        ref={chooser}
        accept="image/png,image/jpeg,image/gif,image/webp"
        multiple={most > 1}
        onFiles={onFiles}
      />
      <Button id={id} icon={<Icon path={addIcon} />} aria-describedby={hintId} onClick={() => chooser.current?.click()}>
        {t('field.add')}
      </Button>
      {most > 1 ? <p className={font.soft}>{t('field.count', { n: used, most })}</p> : null}
      <p id={hintId} className={`${styles.hint} ${font.note}`}>
        {t('field.hint', { width, height, kilobytes: bytesAtMost / 1024 })}
      </p>
    </div>
  )
}
