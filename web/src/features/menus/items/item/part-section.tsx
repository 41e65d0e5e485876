import { type ReactNode, useId } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { addIcon, sortIcon } from '#ui/icon-paths.ts'
import { partsIcon } from '#features/menus/item-icons.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { type Listed, ListStates } from '#ui/list-states.tsx'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'

type PartSectionProps<T> = {
  title: string
  list: Listed<readonly T[]>
  emptyTitle: string
  addLabel: string
  /** The address of the page that sorts them, if they have an order. */
  sortTo?: string
  /** The address of their own page, if they have one. */
  pageTo?: string
  onAdd: () => void
  /** Renders the table of the parts. */
  children: (parts: readonly T[]) => ReactNode
}

/** Shows the sides or the modifier groups of an item, below a heading with the actions for all of them. */
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
  const t = useTranslations('menuItems')
  const titleId = useId()
  const count = list.data?.length
  return (
    <section className={`${stack.column3} ${stack.shrink}`} aria-labelledby={titleId}>
      <header className={`${stack.cluster2} ${stack.spread}`}>
        <h2 id={titleId} className={font.large}>
          {title} <span className={`${font.soft} ${font.regular}`}>{count ?? ''}</span>
        </h2>
        <div className={stack.wrap2}>
          {pageTo ? (
            <LinkButton icon={partsIcon} to={pageTo}>
              {t('item.page')}
            </LinkButton>
          ) : null}
          {sortTo && count && count > 1 ? (
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
