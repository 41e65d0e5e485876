import { textIn } from '@brigade/domain/kit/languages.ts'
import { useId } from 'react'
import { FoundParts } from '#features/menus/selling/found-parts.tsx'
import { MarkChoices } from '#features/menus/selling/mark-choices.tsx'
import { SoldOutSwitch } from '#features/menus/selling/sold-out-switch.tsx'
import { SoldOutTag, SoldOutUntil } from '#features/menus/selling/sold-out-tag.tsx'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/menus/selling/selling.module.css'
import type { SellingItem } from '#features/menus/selling/sold-out.queries.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'

type FoundItemProps = { item: SellingItem; isOpen: boolean; onToggle: () => void }

/**
 * Shows a dish with its switch, which says whether it is available. When it is open, shows for how long it can be marked,
 * its sides and its options.
 */
export function FoundItem({ item, isOpen, onToggle }: FoundItemProps) {
  const t = useTranslations('selling')
  const bodyId = useId()
  const name = textIn(item.name, useLanguage())
  return (
    <li className={styles.item}>
      <div className={stack.row}>
        <button
          type="button"
          className={`${styles.opener} ${stack.cluster} ${stack.grow}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={onToggle}
        >
          <bdi className={font.name}>{name}</bdi>
          {item.isActive ? (
            <SoldOutUntil soldOut={item.soldOut} />
          ) : (
            <>
              <span className={font.note}>{t('off')}</span>
              <SoldOutTag soldOut={item.soldOut} />
            </>
          )}
        </button>
        {item.isActive ? <SoldOutSwitch item={item} name={name} /> : null}
      </div>
      {isOpen ? (
        <div id={bodyId} className={`${styles.opened} ${stack.column2}`}>
          <MarkChoices kind="item" id={item.id} name={name} soldOut={item.soldOut} />
          <FoundParts item={item} />
        </div>
      ) : null}
    </li>
  )
}
