import { menuLimits } from '@brigade/domain/menus/menus.drafts.ts'
import { menuErrors } from '@brigade/domain/menus/menus.errors.ts'
import type { Category } from '@brigade/domain/menus/menus.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Form, Input, Select } from 'antd'
import { ImageField } from '#features/files/door/image-field.tsx'
import { useWords } from '#kit/i18n.ts'
import { CountField } from '#features/menus/forms/count-field.tsx'
import { LocalTextFields } from '#features/menus/forms/local-text-fields.tsx'
import { PriceField } from '#features/menus/forms/price-field.tsx'
import { ActiveSwitch, SwitchField } from '#features/menus/forms/switch-field.tsx'
import { TimesFields } from '#features/menus/forms/times-fields.tsx'
import { usePriceLock } from '#features/menus/forms/use-price-lock.ts'
import { DiscountFields } from '#features/menus/items/form/discount-fields.tsx'
import { EcoTagChoice } from '#features/menus/items/parts/eco-tag-choice.tsx'
import styles from '#features/menus/items/form/item-fields.module.css'

type ItemFieldsProps = {
  venue: Venue
  categories: readonly Category[]
  isNew: boolean
  /** How many pictures are chosen and not uploaded yet. Must be stable. */
  onPendingImages: (count: number) => void
}

/** Every field of an item, in the order in which people think of them: what it is, what it costs, when it is had. */
export function ItemFields({ venue, categories, isNew, onPendingImages }: ItemFieldsProps) {
  const t = useWords('menuItems')
  const lock = usePriceLock(venue, { isNew })
  return (
    <>
      <LocalTextFields field="name" what="name" venue={venue} />
      {categories.length > 0 ? (
        <Form.Item name="categoryId" label={t('menus:fields.categoryId')} required>
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            placeholder={t('itemForm.chooseCategory')}
            options={categories.map(({ id, name }) => ({ value: id, label: name.en }))}
          />
        </Form.Item>
      ) : null}
      <PriceField name="price" label={t('menus:fields.price')} currency={venue.currency} lock={lock} />
      {venue.isDiscountedPrice ? <DiscountFields currency={venue.currency} lock={lock} /> : null}
      <LocalTextFields field="description" what="description" venue={venue} />
      <TimesFields />
      <div className={styles.pair}>
        <CountField
          name="calory"
          label={t('menus:fields.calory')}
          unit={t('itemForm.kcal')}
          most={menuLimits.mostCalories}
          problem={menuErrors.caloryInvalid}
        />
        <CountField
          name="prepareTime"
          label={t('menus:fields.prepareTime')}
          unit={t('itemForm.minutes')}
          most={menuLimits.mostPrepareMinutes}
          problem={menuErrors.prepareTimeInvalid}
        />
      </div>
      {venue.isPOSIntegrated ? (
        <Form.Item name="posItemId" label={t('menus:fields.posItemId')} required>
          <Input dir="ltr" autoComplete="off" maxLength={menuLimits.posIdLength} />
        </Form.Item>
      ) : null}
      <Form.Item name="ecoTag" label={t('menus:fields.ecoTag')}>
        <EcoTagChoice />
      </Form.Item>
      <Form.Item name="images" label={t('menus:fields.images')}>
        <ImageField folder="item-images" venueId={venue.id} onPending={onPendingImages} />
      </Form.Item>
      <SwitchField name="hidePrice" label={t('menus:fields.hidePrice')} hint={t('itemForm.hidePriceHint')} />
      <SwitchField
        name="isRecommendable"
        label={t('menus:fields.isRecommendable')}
        hint={t('itemForm.recommendableHint')}
      />
      <ActiveSwitch />
    </>
  )
}
