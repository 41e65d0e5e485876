import { useMemo, useState } from 'react'
import { FoundItem } from '#features/menus/selling/found-item.tsx'
import { matchingItems } from '#features/menus/selling/public/matching-items.ts'
import stack from '#ui/stack.module.css'
import styles from '#features/menus/selling/selling.module.css'
import { useOrderedItems } from '#features/menus/selling/use-ordered-items.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorNote } from '#ui/error-note.tsx'
import { searchIcon } from '#ui/first-icon-paths.ts'

/** How many dishes are shown at once: a venue can have two thousand. */
const shownAtOnce = 40

/**
 * Shows the dishes of a venue, most sold first: all that are on the menu, or those with a matching name. One of them can
 * be open.
 */
export function FoundItems({ venueId, text }: { venueId: number; text: string }) {
  const t = useTranslations('selling')
  const { items, error, retry } = useOrderedItems(venueId)
  const [openId, setOpenId] = useState<number | null>(null)
  const [paged, setPaged] = useState({ text, pages: 1 })
  // Another search begins with its first page.
  const pages = paged.text === text ? paged.pages : 1
  const found = useMemo(
    () => (text === '' ? items?.filter(({ isActive }) => isActive) : items && matchingItems(items, text)),
    [items, text],
  )
  if (!found) {
    return error ? <ErrorNote error={error} onRetry={retry} /> : <p role="status">{t('loading')}</p>
  }
  if (found.length === 0) return text === '' ? null : <EmptyState icon={searchIcon} title={t('noMatch')} />
  const more = found.length - pages * shownAtOnce

  return (
    <div>
      {text === '' ? <h3 className={styles.heading}>{t('menu')}</h3> : null}
      <ul className={stack.column}>
        {found.slice(0, pages * shownAtOnce).map((item) => {
          const isOpen = item.id === openId || found.length === 1
          return (
            <FoundItem key={item.id} item={item} isOpen={isOpen} onToggle={() => setOpenId(isOpen ? null : item.id)} />
          )
        })}
      </ul>
      {more > 0 ? (
        <BigButton kind="quiet" className={styles.more} onClick={() => setPaged({ text, pages: pages + 1 })}>
          {t('more', { count: Math.min(more, shownAtOnce) })}
        </BigButton>
      ) : null}
    </div>
  )
}
