import { useState } from 'react'
import { CropFrame } from '#features/files/parts/crop-frame.tsx'
import { CropPreview } from '#features/files/parts/crop-preview.tsx'
import styles from '#features/files/parts/crop-dialog.module.css'
import type { ImagePart } from '#features/files/encode-image.ts'
import { useCroppedImage } from '#features/files/use-cropped-image.ts'
import { useObjectUrl } from '#features/files/use-object-url.ts'
import { useWords } from '#kit/i18n.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { Dialog } from '#ui/dialog.tsx'

type CropDialogProps = {
  file: Blob
  /** Whether it moves, which what is cut out of it does not. */
  isAnimated: boolean
  onDone: (file: Blob) => void
  onCancel: () => void
}

/** Makes a picture of the right size and weight out of any other: a frame to choose the part, and what comes of it. */
export function CropDialog({ file, isAnimated, onDone, onCancel }: CropDialogProps) {
  const t = useWords('files')
  const ui = useWords('ui')
  const url = useObjectUrl(file)
  const [part, setPart] = useState<ImagePart>()
  const { cropped, hasFailed } = useCroppedImage(file, part)

  return (
    <Dialog
      title={t('crop.title')}
      onClose={onCancel}
      actions={
        <>
          <BigButton kind="quiet" onClick={onCancel}>
            {ui('goBack')}
          </BigButton>
          <BigButton disabled={!cropped} onClick={() => cropped && onDone(cropped)}>
            {t('crop.use')}
          </BigButton>
        </>
      }
    >
      <AntdRoot>
        <div className={styles.content}>
          {hasFailed ? (
            <p role="alert">{t('problems.damaged')}</p>
          ) : (
            <>
              {isAnimated ? <p role="alert">{t('crop.still')}</p> : null}
              <p className={styles.hint}>{t('crop.hint')}</p>
              {url ? <CropFrame url={url} onPart={setPart} /> : null}
              <CropPreview cropped={cropped} part={part} />
            </>
          )}
        </div>
      </AntdRoot>
    </Dialog>
  )
}
