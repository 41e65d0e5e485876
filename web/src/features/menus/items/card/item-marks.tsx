import { isKeyOf } from '@brigade/domain/kit/table-keys.ts'
import type { ItemCardData } from '#features/menus/items/item-cards.queries.ts'
import { menuTagLabels } from '@brigade/domain/menus/menus.labels.ts'
import { isSoldOut } from '@brigade/domain/menus/menus.sold-out.ts'
import { serverNow } from '#kit/device/clock.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { DayTags } from '#features/menus/parts/day-tags.tsx'
import { StateTag } from '#ui/state-tag.tsx'
import { ecoTagIcons, starIcon, tagIcon } from '#features/menus/item-icons.ts'
import stack from '#ui/stack.module.css'
import styles from '#features/menus/items/card/item-card.module.css'

/** Shows the marks of an item: its availability, its times and its recommendation. */
export function ItemMarks({ item }: { item: ItemCardData }) {
  const t = useTranslations('menuItems')
  const seesTags = useCan('menus:tag')
  const { ecoTag, tag, recommendationCategory, calory, isActive, hidePrice } = item
  const isOut = isSoldOut(item.soldOut, new Date(serverNow()).toISOString())
  return (
    <div className={`${styles.marks} ${stack.wrap}`}>
      {isOut ? <StateTag tone="red" label={t('marks.soldOut')} isStrong /> : null}
      {isActive ? null : <StateTag tone="grey" label={t('off')} isStrong />}
      {hidePrice ? <StateTag tone="grey" label={t('marks.priceHidden')} /> : null}
      {ecoTag === 'none' ? null : <StateTag tone="green" icon={ecoTagIcons[ecoTag]} label={t(`eco.${ecoTag}`)} />}
      {seesTags && tag && isKeyOf(menuTagLabels, tag) ? (
        <StateTag tone="violet" icon={tagIcon} label={t(`tags.${tag}`)} />
      ) : null}
      {recommendationCategory === 'none' ? null : (
        <StateTag tone="blue" icon={starIcon} label={t('marks.recommended')} />
      )}
      {calory === null ? null : <StateTag tone="grey" label={t('marks.calories')} />}
      {item.daysAvailable.includes('ALL') ? null : <DayTags days={item.daysAvailable} />}
    </div>
  )
}
