import { useRef, useState } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { backIcon } from '#ui/icon-paths.ts'
import { dishIcon } from '#features/menus/menu-icons.ts'
import stack from '#ui/stack.module.css'
import styles from '#features/menus/items/card/item-pictures.module.css'

type ItemPicturesProps = { name: string; images: readonly string[] }

/**
 * Shows the pictures of an item one at a time: swiped, or turned with the arrows. Only pictures that were viewed are
 * fetched.
 */
export function ItemPictures({ name, images }: ItemPicturesProps) {
  const t = useTranslations('menuItems')
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  if (images.length === 0) {
    return (
      <div className={styles.frame}>
        <span className={`${styles.none} ${stack.center}`}>
          <Icon path={dishIcon} size={40} />
        </span>
      </div>
    )
  }

  function turnTo(index: number): void {
    const next = (index + images.length) % images.length
    strip.current?.children[next]?.scrollIntoView({ block: 'nearest', inline: 'start' })
    setShown(next)
  }

  return (
    <div className={styles.frame}>
      <ul
        ref={strip}
        className={styles.strip}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          // In right-to-left layouts, the scroll position is below zero.
          setShown(Math.round(Math.abs(scrollLeft) / Math.max(clientWidth, 1)))
        }
      >
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
        <>
          <button
            type="button"
            className={`${styles.turn} ${styles.back}`}
            aria-label={t('pictures.previous', { name })}
            onClick={() => turnTo(shown - 1)}
          >
            <Icon path={backIcon} isDirectional />
          </button>
          <button
            type="button"
            className={`${styles.turn} ${styles.on}`}
            aria-label={t('pictures.next', { name })}
            onClick={() => turnTo(shown + 1)}
          >
            <Icon path={onIcon} isDirectional />
          </button>
          <span className={styles.count} aria-hidden="true">
            <bdi>
              {shown + 1} / {images.length}
            </bdi>
          </span>
        </>
      ) : null}
    </div>
  )
}

const onIcon = 'M9 5l7 7-7 7'
