import { textIn } from '@brigade/domain/kit/languages.ts'
import { useId } from 'react'
import { FoundParts } from '#features/menus/selling/found-parts.tsx'
import { MarkChoices } from '#features/menus/selling/mark-choices.tsx'
import { SoldOutTag } from '#features/menus/selling/sold-out-tag.tsx'
import styles from '#features/menus/selling/selling.module.css'
import type { SellingItem } from '#features/menus/selling/sold-out.queries.ts'
import { useLanguage, useWords } from '#kit/i18n.ts'

type FoundItemProps = { item: SellingItem; isOpen: boolean; onToggle: () => void }

/** A dish that was found; open, with what it can be marked as, and its sides and options. */
export function FoundItem({ item, isOpen, onToggle }: FoundItemProps) {
  const t = useWords('selling')
  const bodyId = useId()
  const name = textIn(item.name, useLanguage())
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={isOpen ? bodyId : undefined}
        onClick={onToggle}
      >
        <bdi className={styles.name}>{name}</bdi>
        {item.isActive ? null : <span className={styles.fact}>{t('off')}</span>}
        <SoldOutTag soldOut={item.soldOut} />
      </button>
      {isOpen ? (
        <div id={bodyId} className={styles.opened}>
          <MarkChoices kind="item" id={item.id} name={name} soldOut={item.soldOut} />
          <FoundParts item={item} />
        </div>
      ) : null}
    </li>
  )
}
