import { imageLimits } from '@brigade/domain/files/files.limits.ts'
import type { ImagePart } from '#features/files/encode-image.ts'
import styles from '#features/files/parts/crop-preview.module.css'
import { useObjectUrl } from '#features/files/use-object-url.ts'
import { useWords } from '#kit/i18n.ts'

const { width, height } = imageLimits

/** What is uploaded, as it will be: with what was lost to the limit of its weight. */
export function CropPreview({ cropped, part }: { cropped: Blob | undefined; part: ImagePart | undefined }) {
  const t = useWords('files')
  const url = useObjectUrl(cropped)
  const isSmall = part !== undefined && part.width < width
  return (
    <figure className={styles.preview}>
      {url ? (
        <img className={styles.image} src={url} alt={t('crop.preview')} width={width / 2} height={height / 2} />
      ) : (
        <div className={styles.image} />
      )}
      <figcaption className={styles.words}>
        <p>{t('crop.preview')}</p>
        <p className={styles.weight} role="status">
          {cropped
            ? t('crop.weight', { width, height, kilobytes: Math.ceil(cropped.size / 1024) })
            : t('crop.preparing')}
        </p>
        {isSmall ? <p>{t('crop.small', { width, height })}</p> : null}
      </figcaption>
    </figure>
  )
}
