import type { ImageSize } from '@brigade/domain/files/files.limits.ts'
import type { ImagePart } from '#features/files/encode-image.ts'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/files/parts/crop-preview.module.css'
import { useObjectUrl } from '#features/files/use-object-url.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'

type CropPreviewProps = { cropped: Blob | undefined; size: ImageSize; part: ImagePart | undefined }

/** Shows the picture as it will be uploaded: with the quality that the size limit leaves. */
export function CropPreview({ cropped, size: { width, height }, part }: CropPreviewProps) {
  const t = useTranslations('files')
  const url = useObjectUrl(cropped)
  const isSmall = part !== undefined && part.width < width
  return (
    <figure className={stack.row3}>
      {url ? (
        <img className={styles.image} src={url} alt={t('crop.preview')} width={width / 2} height={height / 2} />
      ) : (
        <div className={styles.image} />
      )}
      <figcaption className={stack.shrink}>
        <p>{t('crop.preview')}</p>
        <p className={font.soft} role="status">
          {cropped
            ? t('crop.weight', { width, height, kilobytes: Math.ceil(cropped.size / 1024) })
            : t('crop.preparing')}
        </p>
        {isSmall ? <p>{t('crop.small', { width, height })}</p> : null}
      </figcaption>
    </figure>
  )
}
