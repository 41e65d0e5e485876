import { readName } from '#kit/i18n/read-name.ts'
import { isOneOf } from '@brigade/domain/kit/is-one-of.ts'
import { menuLimits } from '@brigade/domain/menus/menus.drafts.ts'
import type { LocalText } from '@brigade/domain/kit/languages.ts'
import type { SharedGroup, SharedSide } from '@brigade/domain/menus/menus.shared.schema.ts'
import type { Category } from '@brigade/domain/menus/menus.schema.ts'
import { ecoTags } from '@brigade/domain/menus/menus.tags.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Form } from 'antd'
import { ImageField } from '#features/files/public/image-field.tsx'
import type { PendingCount } from '#features/files/public/pending-count.ts'
import { CountField } from '#features/menus/forms/count-field.tsx'
import { activeField, localTextField, posIdField } from '#features/menus/forms/part-fields.tsx'
import { PriceField } from '#features/menus/forms/price-field.tsx'
import { daysField, hoursField } from '#features/menus/forms/public/times-fields.tsx'
import { usePriceLock } from '#features/menus/forms/use-price-lock.ts'
import { DiscountedPriceField } from '#features/menus/forms/item/discounted-price-field.tsx'
import { DiscountFields } from '#features/menus/forms/item/discount-fields.tsx'
import styles from '#features/menus/forms/item/item-fields.module.css'
import type { ItemValues } from '#features/menus/forms/item/item-values.ts'
import { EcoTagChoice } from '#features/menus/parts/eco-tag-choice.tsx'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { drawField, type FieldRow, type FieldTable } from '#ui/record-form/field-table.ts'
import { SwitchField } from '#ui/record-form/switch-field.tsx'
import { ChoiceSelect } from '#ui/record-form/choice-select.tsx'

type UseItemFields = {
  venue: Venue
  categories: readonly Category[]
  isNew: boolean
  shared: { groups: readonly SharedGroup[]; sides: readonly SharedSide[] }
  /** Receives the chosen pictures that are not uploaded yet. Must be stable. */
  onPendingImages: (pending: PendingCount) => void
}

/** Returns every field of an item, in the order in which people think of them: name, price, availability. */
export function useItemFields({
  venue,
  categories,
  isNew,
  shared,
  onPendingImages,
}: UseItemFields): FieldTable<ItemValues> {
  const t = useTranslations('menuItems')
  const lock = usePriceLock(venue, { isNew })
  const { currency } = venue
  const discount = {
    discountedPrice: {
      drawnBy: 'isDiscountedPrice',
      label: t('menus:fields.discountedPrice'),
      // The first price has the button that unlocks all prices.
      render: (own) => <DiscountedPriceField {...own} currency={currency} lock={{ ...lock, isOffered: false }} />,
    },
    appliedDaysForDiscountedPrice: {
      drawnBy: 'isDiscountedPrice',
      ...daysField(t('menus:fields.appliedDaysForDiscountedPrice'), t),
    },
    appliedHoursForDiscountedPrice: {
      drawnBy: 'isDiscountedPrice',
      ...hoursField(t('menus:fields.appliedHoursForDiscountedPrice'), t),
    },
  } satisfies Record<string, FieldRow>
  const prepareTime: FieldRow = {
    drawnBy: 'calory',
    label: t('menus:fields.prepareTime'),
    render: (own) => (
      <CountField
        {...own}
        unit={t('itemForm.minutes')}
        most={menuLimits.mostPrepareMinutes}
        code="prepareTimeInvalid"
      />
    ),
  }
  return {
    name: localTextField({ what: 'name', venue }, t),
    categoryId: {
      label: t('menus:fields.categoryId'),
      text: (chosen) => readName(categories.find(({ id }) => id === chosen)?.name) ?? '',
      render: (own) =>
        categories.length > 0 ? (
          <Form.Item {...own} required>
            <ChoiceSelect
              showSearch={{ optionFilterProp: 'label' }}
              placeholder={t('itemForm.chooseCategory')}
              options={categories.map(({ id, name }) => ({ value: id, label: readName(name) }))}
            />
          </Form.Item>
        ) : null,
    },
    price: {
      label: t('menus:fields.price'),
      render: (own) => <PriceField {...own} currency={currency} lock={lock} />,
    },
    isDiscountedPrice: {
      label: t('menus:fields.isDiscountedPrice'),
      render: (own) => (venue.isDiscountedPrice ? <DiscountFields {...own} fields={discount} lock={lock} /> : null),
    },
    ...discount,
    description: localTextField({ what: 'description', venue }, t),
    sharedGroupIds: sharedField(
      t('itemForm.sharedGroups'),
      isNew ? shared.groups.map(({ id, groupName }) => ({ id, name: groupName })) : [],
    ),
    sharedSideIds: sharedField(t('itemForm.sharedSides'), isNew ? shared.sides : []),
    daysAvailable: daysField(t('menus:fields.daysAvailable'), t),
    hoursAvailable: hoursField(t('menus:fields.hoursAvailable'), t),
    calory: {
      label: t('menus:fields.calory'),
      render: (own) => (
        <div className={styles.pair}>
          <CountField {...own} unit={t('itemForm.kcal')} most={menuLimits.mostCalories} code="caloryInvalid" />
          {drawField('prepareTime', prepareTime)}
        </div>
      ),
    },
    prepareTime,
    posItemId: posIdField(venue, t),
    ecoTag: {
      label: t('menus:fields.ecoTag'),
      text: (tag) => (isOneOf(ecoTags, tag) ? t(`eco.${tag}`) : ''),
      render: (own) => (
        <Form.Item {...own}>
          <EcoTagChoice />
        </Form.Item>
      ),
    },
    images: {
      label: t('menus:fields.images'),
      text: (images) => t('itemForm.pictures', { count: Array.isArray(images) ? images.length : 0 }),
      render: (own) => (
        <Form.Item {...own}>
          <ImageField folder="item-images" venueId={venue.id} onPending={onPendingImages} />
        </Form.Item>
      ),
    },
    hidePrice: {
      label: t('menus:fields.hidePrice'),
      render: (own) => <SwitchField {...own} hint={t('itemForm.hidePriceHint')} />,
    },
    isRecommendable: {
      label: t('menus:fields.isRecommendable'),
      render: (own) => <SwitchField {...own} hint={t('itemForm.recommendableHint')} />,
    },
    isActive: activeField(t),
  }
}

type Named = { id: number; name: LocalText }

/** Returns the field for what a new item shares with others; none where the venue shares nothing. */
function sharedField(label: string, choices: readonly Named[]): FieldRow {
  return {
    label,
    render: (own) =>
      choices.length > 0 ? (
        <Form.Item {...own}>
          <ChoiceSelect
            mode="multiple"
            optionFilterProp="label"
            options={choices.map(({ id, name }) => ({ value: id, label: readName(name) }))}
          />
        </Form.Item>
      ) : null,
  }
}
