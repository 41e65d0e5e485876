import { textIn } from '@brigade/domain/kit/languages.ts'
import { fromMinor } from '@brigade/domain/kit/money.ts'
import { readAmount, readPercentage, writeAmount, writeNumber } from '@brigade/domain/kit/read-number.ts'
import { promotionLimits } from '@brigade/domain/marketing/marketing.limits.ts'
import { problemsOfItems } from '@brigade/domain/marketing/marketing.rules.ts'
import type { PromotedItem } from '@brigade/domain/marketing/marketing.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Form } from 'antd'
import { problemText } from '#kit/calls/problem-text.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { ChoiceSelect } from '#ui/record-form/choice-select.tsx'
import { NumberField } from '#ui/record-form/number-field.tsx'
import { StateTag } from '#ui/state-tag.tsx'
import { deleteIcon } from '#ui/icon-paths.ts'
import { ToolButton } from '#ui/tool-button.tsx'
import font from '#ui/font.module.css'
import stack from '#ui/stack.module.css'
import surface from '#ui/surface.module.css'
import type { PromotableItem } from '#features/marketing/marketing.queries.ts'
import { previewedPrice } from '#features/marketing/previewed-price.ts'
import styles from '#features/marketing/promoted-items.module.css'
import { useVenueTime } from '#features/marketing/use-venue-time.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'

type PromotedItemsProps = {
  venue: Venue
  /** All items of the venue. */
  offered: readonly PromotableItem[]
  /** The id of the edited promotion; items of others can't be added. */
  promotionId: number | null
  /** Set by the form, like `onChange` and `id`. */
  value?: readonly PromotedItem[]
  onChange?: (items: PromotedItem[]) => void
  id?: string
}

/** Renders the items of a promotion, each with its price there, and a search that adds more. */
export function PromotedItems({ venue, offered, promotionId, value = [], onChange, id }: PromotedItemsProps) {
  const t = useTranslations('marketing')
  const language = useLanguage()
  const { money } = useVenueFormats(venue)
  const known = new Map(offered.map((item) => [item.id, item]))
  const chosen = new Set(value.map(({ itemId }) => itemId))
  const addable = offered.filter(
    ({ id: itemId, marketingId }) => !chosen.has(itemId) && (marketingId === null || marketingId === promotionId),
  )
  return (
    <>
      {value.length > 0 ? (
        <ul className={styles.items}>
          {value.map((item, index) => (
            <ItemRow
              key={item.itemId}
              index={index}
              item={item}
              offered={known.get(item.itemId)}
              venue={venue}
              onRemove={() => onChange?.(value.filter((other) => other !== item))}
            />
          ))}
        </ul>
      ) : (
        <p className={font.note}>{t('form.noItems')}</p>
      )}
      {value.length < promotionLimits.mostItems ? (
        <ChoiceSelect<number | null>
          id={id}
          value={null}
          showSearch
          optionFilterProp="label"
          placeholder={t('form.search')}
          options={addable.map((item) => ({
            value: item.id,
            label: `${textIn(item.name, language)} · ${money(item.price)}`,
          }))}
          onChange={(itemId) => {
            if (itemId !== null) onChange?.([...value, { itemId, price: null, percentage: null }])
          }}
        />
      ) : null}
    </>
  )
}

type ItemRowProps = {
  index: number
  item: PromotedItem
  offered: PromotableItem | undefined
  venue: Venue
  onRemove: () => void
}

function ItemRow({ index, item, offered, venue, onRemove }: ItemRowProps) {
  const t = useTranslations('marketing')
  const language = useLanguage()
  const { money } = useVenueFormats(venue)
  const time = useVenueTime(venue)
  const { currency } = venue
  const path = ['items', index]
  const typed = Form.useWatch<PromotedItem | undefined>(path, { preserve: true }) ?? item
  const name = offered ? textIn(offered.name, language) : t('form.unknownItem')
  const problemOf = (field: 'price' | 'percentage') => (entered: number | string) => {
    const tried = { itemId: item.itemId, price: null, percentage: null, [field]: entered }
    const known = new Map(offered ? [[offered.id, { price: offered.price }]] : [])
    const problem = problemsOfItems([tried], { known, currency })[`items.0.${field}`]
    return problem && problemText(problem, ['marketing'])
  }
  const paid = offered && previewedPrice(typed, { offered, venue, time })
  return (
    <li className={`${styles.row} ${surface.card}`}>
      <div className={`${stack.row2}`}>
        <div className={stack.grow}>
          <bdi className={font.name}>{name}</bdi>
          {offered ? <div className={font.soft}>{t('form.usual', { price: money(offered.price) })}</div> : null}
        </div>
        {offered?.isActive === false ? <StateTag tone="grey" label={t('form.itemOff')} /> : null}
        <ToolButton icon={deleteIcon} label={t('form.removeItem', { name })} onClick={onRemove} />
      </div>
      <div className={styles.prices} role="group" aria-label={name}>
        <NumberField
          name={[...path, 'price']}
          label={t('form.price')}
          suffix={currency}
          inputMode="decimal"
          read={(text) => readAmount(text, currency)}
          write={(amount) => writeAmount(amount, currency)}
          problemOf={problemOf('price')}
        />
        <NumberField
          name={[...path, 'percentage']}
          label={t('form.percentage')}
          suffix="%"
          inputMode="decimal"
          read={readPercentage}
          write={writeNumber}
          problemOf={problemOf('percentage')}
        />
      </div>
      {paid?.marketingId === undefined ? null : (
        <div>{t('form.result', { price: money(fromMinor(paid.price, currency)) })}</div>
      )}
    </li>
  )
}
