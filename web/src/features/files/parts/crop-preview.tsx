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
  const shape = { aspectRatio: `${width} / ${height}` }
  const isSmall = part !== undefined && part.width < width
  return (
    <figure className={stack.row3}>
      {url ? (
        <img className={styles.image} style={shape} src={url} alt={t('crop.preview')} />
      ) : (
        <div className={styles.image} style={shape} />
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
