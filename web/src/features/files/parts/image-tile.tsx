import { Button } from 'antd'
import surface from '#ui/surface.module.css'
import styles from '#features/files/parts/image-tile.module.css'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { backIcon, closeIcon } from '#ui/icon-paths.ts'

type ImageTileProps = {
  url: string
  index: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}

/** Renders one picture of the list, with its acts. */
export function ImageTile({ url, index, count, onMove, onRemove }: ImageTileProps) {
  const t = useTranslations('files')
  const n = index + 1
  // Not disabled at the ends: a button that is pressed repeatedly must keep the focus.
  const move = (to: number) => (to >= 0 && to < count ? onMove(to) : undefined)
  return (
    <li className={`${styles.tile} ${surface.field}`}>
      <img className={styles.image} src={url} alt={t('field.image', { n })} width={150} height={90} />
      <div className={styles.acts}>
        {count > 1 ? (
          <Button
            type="text"
            aria-label={t('field.earlier', { n })}
            aria-disabled={index === 0}
            icon={<Icon path={backIcon} isDirectional />}
            onClick={() => move(index - 1)}
          />
        ) : null}
        {count > 1 ? (
          <Button
            type="text"
            aria-label={t('field.later', { n })}
            aria-disabled={index === count - 1}
            icon={
              <span className={styles.turned}>
                <Icon path={backIcon} isDirectional />
              </span>
            }
            onClick={() => move(index + 1)}
          />
        ) : null}
        <Button
          type="text"
          danger
          aria-label={t('field.remove', { n })}
          icon={<Icon path={closeIcon} />}
          onClick={onRemove}
        />
      </div>
    </li>
  )
}
