import { readName } from '#kit/i18n/read-name.ts'
import type { Category } from '@brigade/domain/menus/menus.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorNote } from '#ui/error-note.tsx'
import stack from '#ui/stack.module.css'
import styles from '#features/menus/parts/choices.module.css'
import { useMoveCategory } from '#features/menus/menus.mutations.ts'
import { menusOfVenue } from '#features/menus/menus.queries.ts'

type MoveCategoryDialogProps = { category: Category; venue: Venue; onClose: () => void }

/** Moves a category with its items to another menu, after the special passphrase was given. (spec 2, §4) */
export function MoveCategoryDialog({ category, venue, onClose }: MoveCategoryDialogProps) {
  const t = useTranslations('menuItems')
  const ui = useTranslations('ui')
  const group = useId()
  const [chosen, setChosen] = useState<number | null>(null)
  const { data: menus, error, refetch } = useQuery(menusOfVenue(venue.id))
  const { mutate, isPending } = useMoveCategory()
  const { id: categoryId, menuId: fromMenuId, name } = category
  const targets = menus?.filter(({ id, hasCategories }) => id !== fromMenuId && hasCategories) ?? []

  function handleMove(): void {
    if (chosen === null) return
    mutate({ restaurantId: venue.id, categoryId, fromMenuId, toMenuId: chosen }, { onSettled: onClose })
  }

  return (
    <Dialog
      title={t('acts.of.move', { name: readName(name) })}
      onClose={onClose}
      actions={
        <>
          <BigButton kind="quiet" onClick={onClose}>
            {ui('goBack')}
          </BigButton>
          <BigButton isBusy={isPending} disabled={chosen === null} onClick={handleMove}>
            {t('move.confirm')}
          </BigButton>
        </>
      }
    >
      {error ? <ErrorNote error={error} onRetry={() => void refetch()} /> : null}
      {menus && targets.length === 0 ? (
        <p>{t('move.noTargets')}</p>
      ) : (
        <>
          <p className={styles.hint}>{t('move.text', { count: category.itemsCount })}</p>
          <div className={stack.wrap2} role="radiogroup" aria-label={t('move.target')}>
            {targets.map((menu) => (
              <label key={menu.id} className={styles.choice}>
                <input type="radio" name={group} checked={chosen === menu.id} onChange={() => setChosen(menu.id)} />
                <bdi>{readName(menu.name)}</bdi>
              </label>
            ))}
          </div>
        </>
      )}
    </Dialog>
  )
}
