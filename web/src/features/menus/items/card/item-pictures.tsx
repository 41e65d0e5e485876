import { useRef, useState } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { dishIcon } from '#features/menus/menu-icons.ts'
import stack from '#ui/stack.module.css'
import surface from '#ui/surface.module.css'
import styles from '#features/menus/items/card/item-pictures.module.css'

type ItemPicturesProps = { name: string; images: readonly string[] }

/**
 * Shows the pictures of an item one at a time; a press shows the next. Only pictures that were viewed are fetched.
 */
export function ItemPictures({ name, images }: ItemPicturesProps) {
  const t = useTranslations('menuItems')
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  if (images.length === 0) {
    return (
      <div className={styles.frame}>
        <span className={`${styles.none} ${stack.center}`}>
          <Icon path={dishIcon} size={22} />
        </span>
      </div>
    )
  }

  function turn(): void {
    const next = (shown + 1) % images.length
    strip.current?.children[next]?.scrollIntoView({ block: 'nearest', inline: 'start' })
    setShown(next)
  }

  return (
    <div className={styles.frame}>
      <ul ref={strip} className={styles.strip}>
        {images.map((url, index) => (
          <li key={url} className={styles.picture} aria-hidden={index !== shown}>
            <img
              src={url}
              alt={t('pictures.of', { name, n: index + 1, count: images.length })}
              loading="lazy"
              decoding="async"
              width={500}
              height={300}
            />
          </li>
        ))}
      </ul>
      {images.length > 1 ? (
        <button
          type="button"
          className={`${styles.next} ${surface.bare}`}
          aria-label={t('pictures.next', { name })}
          onClick={turn}
        >
          <span className={styles.count} aria-hidden="true">
            <bdi>
              {shown + 1} / {images.length}
            </bdi>
          </span>
        </button>
      ) : null}
    </div>
  )
}
