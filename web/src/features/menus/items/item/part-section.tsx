import { type ReactNode, useId } from 'react'
import { useWords } from '#kit/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { addIcon } from '#ui/icon-paths.ts'
import { partsIcon, sortIcon } from '#features/menus/item-icons.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { type Listed, ListStates } from '#ui/list-states.tsx'
import styles from '#features/menus/items/item/part-section.module.css'

type PartSectionProps<T> = {
  title: string
  list: Listed<readonly T[]>
  emptyTitle: string
  addLabel: string
  sortTo: string
  /** Where they have a page of their own. */
  pageTo?: string
  onAdd: () => void
  /** The table of them. */
  children: (parts: readonly T[]) => ReactNode
}

/** The sides or the modifier groups of an item, below a heading with what can be done to all of them. */
export function PartSection<T>({
  title,
  list,
  emptyTitle,
  addLabel,
  sortTo,
  pageTo,
  onAdd,
  children,
}: PartSectionProps<T>) {
  const t = useWords('menuItems')
  const titleId = useId()
  const count = list.data?.length
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title} <span className={styles.count}>{count ?? ''}</span>
        </h2>
        <div className={styles.actions}>
          {pageTo ? (
            <LinkButton icon={partsIcon} to={pageTo}>
              {t('item.page')}
            </LinkButton>
          ) : null}
          {count && count > 1 ? (
            <LinkButton icon={sortIcon} to={sortTo}>
              {t('item.sort')}
            </LinkButton>
          ) : null}
          <BigButton kind="quiet" icon={addIcon} onClick={onAdd}>
            {addLabel}
          </BigButton>
        </div>
      </header>
      <ListStates list={list} empty={<EmptyState icon={partsIcon} title={emptyTitle} />}>
        {children}
      </ListStates>
    </section>
  )
}
