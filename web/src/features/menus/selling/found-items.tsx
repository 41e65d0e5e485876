import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { FoundItem } from '#features/menus/selling/found-item.tsx'
import { matchingItems } from '#features/menus/selling/door/matching-items.ts'
import styles from '#features/menus/selling/selling.module.css'
import { itemsOfVenue } from '#features/menus/selling/sold-out.queries.ts'
import { useWords } from '#kit/i18n.ts'
import { shieldPressed } from '#kit/shield-second-tap.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorNote } from '#ui/error-note.tsx'
import { searchIcon } from '#ui/first-icon-paths.ts'

/** As many as a person looks through before typing another letter. */
const shownAtMost = 25

/** The dishes that are called like this, one of them open to be marked. */
export function FoundItems({ venueId, text }: { venueId: number; text: string }) {
  const t = useWords('selling')
  const { data, error, refetch } = useQuery(itemsOfVenue(venueId))
  const [openId, setOpenId] = useState<number | null>(null)
  const found = useMemo(() => matchingItems(data ?? [], text), [data, text])
  if (!data) {
    return error ? <ErrorNote error={error} onRetry={() => void refetch()} /> : <p role="status">{t('loading')}</p>
  }
  if (found.length === 0) return <EmptyState icon={searchIcon} title={t('noMatch')} />
  const more = found.length - shownAtMost

  /** The dish that was open above closes: what the pressed one can be marked as comes under the hand. */
  function toggle(id: number, isOpen: boolean): void {
    shieldPressed()
    setOpenId(isOpen ? null : id)
  }

  return (
    <>
      <ul className={styles.list}>
        {found.slice(0, shownAtMost).map((item) => {
          const isOpen = item.id === openId || found.length === 1
          return <FoundItem key={item.id} item={item} isOpen={isOpen} onToggle={() => toggle(item.id, isOpen)} />
        })}
      </ul>
      {more > 0 ? <p className={styles.fact}>{t('more', { count: more })}</p> : null}
    </>
  )
}
