import type { Currency } from '@brigade/domain/kit/money.ts'
import { Form } from 'antd'
import { useWords } from '#kit/i18n.ts'
import { PriceField } from '#features/menus/forms/price-field.tsx'
import { SwitchField } from '#features/menus/forms/switch-field.tsx'
import { TimesFields } from '#features/menus/forms/times-fields.tsx'
import type { PriceLock } from '#features/menus/forms/use-price-lock.ts'
import styles from '#features/menus/items/form/item-fields.module.css'

/** What an item costs at some times; the fields are there only while the switch is on. (spec 2, §4) */
export function DiscountFields({ currency, lock }: { currency: Currency; lock: PriceLock }) {
  const t = useWords('menuItems')
  const isOn = Form.useWatch<boolean | undefined>('isDiscountedPrice', { preserve: true })
  return (
    <>
      <SwitchField
        name="isDiscountedPrice"
        label={t('menus:fields.isDiscountedPrice')}
        hint={lock.isLocked ? t('itemForm.discountLocked') : undefined}
        isDisabled={lock.isLocked}
      />
      {isOn ? (
        <div className={styles.part}>
          <PriceField
            name="discountedPrice"
            label={t('menus:fields.discountedPrice')}
            currency={currency}
            // The button that unlocks all prices stands at the first one.
            lock={{ ...lock, isOffered: false }}
          />
          <TimesFields
            days="appliedDaysForDiscountedPrice"
            hours="appliedHoursForDiscountedPrice"
            daysLabel={t('menus:fields.appliedDaysForDiscountedPrice')}
            hoursLabel={t('menus:fields.appliedHoursForDiscountedPrice')}
          />
        </div>
      ) : null}
    </>
  )
}
