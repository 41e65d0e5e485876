import type { ImageSize } from '@brigade/domain/files/files.limits.ts'
import { useState } from 'react'
import { CropFrame } from '#features/files/parts/crop-frame.tsx'
import { CropPreview } from '#features/files/parts/crop-preview.tsx'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import type { ImagePart } from '#features/files/encode-image.ts'
import { useCroppedImage } from '#features/files/use-cropped-image.ts'
import { useObjectUrl } from '#features/files/use-object-url.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { Dialog } from '#ui/dialog.tsx'

type CropDialogProps = {
  file: Blob
  /** The required size. */
  size: ImageSize
  /** True if the picture is animated; its crop is not. */
  isAnimated: boolean
  onDone: (file: Blob) => void
  onCancel: () => void
}

/** Makes a picture of the required size from any other: a frame to choose the part, and a preview. */
export function CropDialog({ file, size, isAnimated, onDone, onCancel }: CropDialogProps) {
  const t = useTranslations('files')
  const ui = useTranslations('ui')
  const url = useObjectUrl(file)
  const [part, setPart] = useState<ImagePart>()
  const { cropped, hasFailed } = useCroppedImage(file, { part, size })

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
        <div className={stack.grid3}>
          {hasFailed ? (
            <p role="alert">{t('problems.damaged')}</p>
          ) : (
            <>
              {isAnimated ? <p role="alert">{t('crop.still')}</p> : null}
              <p className={font.note}>{t('crop.hint')}</p>
              {url ? <CropFrame url={url} size={size} onPart={setPart} /> : null}
              <CropPreview cropped={cropped} size={size} part={part} />
            </>
          )}
        </div>
      </AntdRoot>
    </Dialog>
  )
}
