import { isOneOf } from '@brigade/domain/kit/is-one-of.ts'
import { type Currency, currencies } from '@brigade/domain/kit/money.ts'
import { venueLimits } from '@brigade/domain/venues/venues.limits.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Form, Input, Radio } from 'antd'
import { currencyLabel } from '#kit/formats/currency-name.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { CurrencySelect } from '#ui/record-form/currency-select.tsx'
import type { FieldTable } from '#ui/record-form/field-table.ts'
import { TimeZoneSelect } from '#ui/record-form/time-zone-select.tsx'

/** What people fill in of a venue. Nothing is chosen for them in a new one. */
export type VenueValues = Pick<Venue, 'name' | 'isRestaurant'> & {
  currency: Currency | null
  timeZone: string | null
}

/** Returns the fields of a venue in its forms. */
export function useVenueFields(): FieldTable<VenueValues> {
  const t = useTranslations('venueList')
  const language = useLanguage()
  return {
    name: {
      label: t('form.name'),
      render: (own) => (
        <Form.Item {...own} required>
          <Input
            count={{ max: venueLimits.nameLength, show: true, strategy: lengthOf }}
            autoComplete="off"
            dir="auto"
          />
        </Form.Item>
      ),
    },
    isRestaurant: {
      label: t('form.type'),
      text: (isRestaurant) => t(isRestaurant === true ? 'types.restaurant' : 'types.hotel'),
      render: (own) => (
        <Form.Item {...own}>
          <Radio.Group
            options={[
              { value: true, label: t('types.restaurant') },
              { value: false, label: t('types.hotel') },
            ]}
          />
        </Form.Item>
      ),
    },
    currency: {
      label: t('form.currency'),
      text: (currency) => (isOneOf(currencies, currency) ? currencyLabel(currency, language) : ''),
      render: (own) => (
        <Form.Item {...own} required extra={t('form.currencyHint')}>
          <CurrencySelect placeholder={t('form.choose')} />
        </Form.Item>
      ),
    },
    timeZone: {
      label: t('form.timeZone'),
      text: (timeZone) => (typeof timeZone === 'string' ? timeZone : ''),
      render: (own) => (
        <Form.Item {...own} required extra={t('form.timeZoneHint')}>
          <TimeZoneSelect placeholder={t('form.choose')} />
        </Form.Item>
      ),
    },
  }
}

function lengthOf(text: string): number {
  return Array.from(text).length
}
